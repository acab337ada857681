/**
 * Which other features each feature of the server may import: some of those before it, so that no two need each
 * other. A feature not listed may import none.
 */
export const mayImport: Record<string, string[]> = {
  people: [],
  links: [],
  mail: ['links'],
  services: [],
  orders: ['people', 'mail'],
  auth: ['people', 'links', 'orders', 'mail'],
  inbox: ['people', 'mail'],
  newsletter: ['people', 'links', 'mail'],
}

/** Folders of the server that know no feature, each of which may import those before it only. */
export const serverLeaves = ['errors', 'db', 'limits']

/** The folders of the site, each of which may import those before it only. */
export const siteFolders = [
  'parts',
  'device',
  'ui',
  'consent',
  'session',
  'loader',
  'navigation',
  'plain-form',
  'api',
  'auth',
  'ordering/outbox',
  'ordering/sending',
  'ordering/form',
  'ordering/opening',
  'layout',
  'blog',
  'legal',
  'newsletter',
  'contact',
  'pages',
]

/** In the same way, the folders of the pages that clients use. */
export const clientFolders = ['frame', 'account', 'order', 'dashboard']
