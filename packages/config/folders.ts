/**
 * Features of the server, each with the earlier ones that it may import, so that no two depend on each other. An
 * unlisted feature may import none.
 */
export const mayImport: Record<string, string[]> = {
  people: [],
  links: [],
  mail: ['people', 'links'],
  webhooks: ['people'],
  orders: ['people', 'links', 'mail', 'webhooks'],
  conversation: ['people', 'mail', 'webhooks', 'orders'],
  payments: ['people', 'mail', 'webhooks', 'orders', 'conversation'],
  texts: ['people', 'links', 'mail', 'orders', 'payments'],
  auth: ['people', 'links', 'orders', 'mail'],
  contact: ['people', 'mail'],
  newsletter: ['people', 'links', 'mail'],
  desk: ['people', 'links', 'mail', 'orders', 'payments', 'conversation', 'texts', 'contact'],
  'order-links': ['people', 'links', 'mail', 'orders', 'payments', 'desk'],
  site: [],
  'api-tokens': ['people'],
  staff: ['people', 'links', 'mail', 'webhooks', 'api-tokens'],
}

/** Rooms of large features; each may import earlier ones of its feature. */
export const featureRooms: Record<string, string[]> = {
  mail: ['render', 'queue'],
  orders: ['order', 'mails', 'money', 'find', 'change', 'place', 'erase'],
  payments: ['documents', 'requests', 'ledger', 'acts'],
  texts: ['markdown', 'compare', 'quality', 'files', 'work', 'voice', 'versions', 'reviews', 'approvals'],
  auth: ['proof', 'sessions', 'sign-in', 'passwords'],
  desk: ['case', 'queue', 'mails', 'orders'],
  staff: ['sign-in', 'members'],
}

/** Server folders that know no feature; each may import earlier ones only. */
export const serverLeaves = ['time', 'errors', 'logs', 'db', 'limits', 'metrics']

/** Folders of the site; each may import earlier ones only. */
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

/** Client pages; each may import earlier ones only. */
export const clientFolders = ['frame', 'text', 'comments', 'account', 'order', 'dashboard', 'link']

/** Desk; each may import earlier ones only. */
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

/** Folders of site and client pages that the desk may import. */
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
