/**
 * Which other features each feature of the server may import: some of those before it, so that no two need each
 * other. A feature not listed may import none.
 */
export const mayImport: Record<string, string[]> = {
  people: [],
  links: [],
  mail: ['people', 'links'],
  services: [],
  webhooks: ['people'],
  orders: ['people', 'links', 'mail', 'webhooks'],
  conversation: ['people', 'mail', 'webhooks', 'orders'],
  texts: ['people'],
  voices: ['people', 'orders'],
  deliveries: ['people', 'mail', 'orders', 'texts', 'voices'],
  payments: ['people', 'mail', 'webhooks', 'orders', 'conversation'],
  reviews: ['people', 'links', 'mail', 'orders', 'texts', 'deliveries', 'payments'],
  auth: ['people', 'links', 'orders', 'mail'],
  inbox: ['people', 'mail'],
  newsletter: ['people', 'links', 'mail'],
  desk: ['people', 'links', 'mail', 'orders', 'payments', 'conversation', 'deliveries', 'reviews', 'inbox'],
  'order-links': ['people', 'links', 'mail', 'orders', 'payments', 'desk'],
  consent: [],
  blog: [],
  'api-tokens': ['people'],
  staff: ['people', 'links', 'mail', 'webhooks', 'api-tokens'],
}

/** Folders of the server that know no feature, each of which may import those before it only. */
export const serverLeaves = ['time', 'errors', 'logs', 'db', 'limits', 'metrics']

/** The folders of the site, each of which may import those before it only. */
export const siteFolders = [
  'served',
  'parts',
  'device',
  'ui',
  'consent',
  'session',
  'loader',
  'navigation',
  'plain-form',
  'api',
  'links',
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
export const clientFolders = ['frame', 'text', 'comments', 'account', 'order', 'dashboard', 'link']

/** In the same way, the folders of the desk. */
export const deskFolders = [
  'api',
  'frame',
  'form',
  'proof',
  'entry',
  'account',
  'keys',
  'time',
  'rows',
  'staff',
  'tokens',
  'webhooks',
  'undo',
  'jump',
  'exports',
  'orders',
  'queue',
  'mail',
  'comments',
  'copies',
  'case',
  'texts',
  'message',
]

/** What the desk takes from the folders of the site and of the clients' pages; all else there is not for it. */
export const openToDesk = [
  'site/api',
  'site/consent',
  'site/device',
  'site/loader',
  'site/styles',
  'site/ui',
  'client/frame',
  'client/text',
  'client/comments',
]
