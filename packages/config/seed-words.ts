/** Modules of the words that say what the seed says, by their folder. A release replaces it in a running server. */
const inFolders = {
  desk: 'desk-entry desk-frame desk-site-fields',
  legal: 'accessibility cookies privacy refund terms',
  matter: 'shown-release whole-site',
  orders: 'dashboard order-history order-link order-page order-progress ordering undo-pages',
  site: 'about blog-post blog contact descriptions faq home navigation newsletter not-found pages portfolio pricing services sharing stated-figures',
  'site/articles': 'article-pages article-texts articles',
  studio: 'answer-hours catalogue colors company figures icons pieces public-holidays',
  testing: 'every-word',
  texts: 'certificate text-approval',
}

/** Paths from packages/content/src, without extension. */
export const seedWords = Object.entries(inFolders).flatMap(([folder, names]) =>
  names.split(' ').map((name) => `${folder}/${name}`),
)
