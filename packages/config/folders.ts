/**
 * Features of the server, each with the earlier ones that it may import, so that no two depend on each other. An
 * unlisted feature may import none.
 */
export const mayImport: Record<string, string[]> = {
  people: [],
  links: [],
  mail: ['people', 'links'],
  'api-tokens': ['people'],
  webhooks: ['people', 'api-tokens'],
  content: ['people', 'links', 'mail', 'api-tokens'],
  orders: ['people', 'links', 'mail', 'content'],
  payments: ['people', 'mail', 'orders'],
  conversation: ['people', 'mail', 'orders', 'payments'],
  texts: ['people', 'links', 'mail', 'orders', 'payments', 'conversation'],
  auth: ['people', 'links', 'orders', 'mail'],
  contact: ['people', 'mail'],
  newsletter: ['people', 'links', 'mail'],
  desk: ['people', 'links', 'mail', 'orders', 'payments', 'conversation', 'texts', 'contact'],
  'order-links': ['people', 'links', 'mail', 'orders', 'payments', 'desk'],
  site: [],
  staff: ['people', 'links', 'mail', 'webhooks', 'api-tokens'],
}

/** Rooms of large features; each may import earlier ones of its feature. */
export const featureRooms: Record<string, string[]> = {
  mail: ['render', 'queue', 'server'],
  orders: ['order', 'mails', 'find', 'change', 'place', 'erase'],
  payments: ['documents', 'requests', 'ledger'],
  texts: ['markdown', 'compare', 'quality', 'files', 'work', 'voice', 'versions', 'reviews', 'approvals'],
  auth: ['proof', 'sessions', 'sign-in', 'passwords'],
  desk: ['case', 'queue', 'mails', 'orders'],
  staff: ['sign-in', 'members'],
  content: ['items', 'pictures', 'drafts', 'releases', 'previews', 'opening'],
}

/** Server folders that know no feature; each may import earlier ones only. */
export const serverLeaves = ['time', 'errors', 'logs', 'db', 'limits', 'metrics']

/** Folders of the site; each may import earlier ones only. */
export const siteFolders = [
  'served',
  'parts',
  'device',
  'ui',
  'marks',
  'sections',
  'toasts',
  'consent',
  'session',
  'loader',
  'navigation',
  'plain-form',
  'api',
  'links',
  'link-pages',
  'auth',
  'ordering/outbox',
  'ordering/sending',
  'ordering/form',
  'ordering/opening',
  'layout',
  'blog/list',
  'blog/sharing',
  'blog/article',
  'legal',
  'newsletter',
  'contact',
  'pages',
]

/** Texts as clients and staff see them; each may import earlier ones only. */
export const textsFolders = ['files', 'manuscript', 'changes', 'sheets', 'brief', 'comments']

/** Client pages; each may import earlier ones only. */
export const clientFolders = [
  'frame',
  'comments',
  'account',
  'order/address',
  'order/money',
  'order/conversation',
  'order/details',
  'order/pieces',
  'order/approval',
  'order/reading',
  'order/certificate',
  'order/next',
  'order/page',
  'dashboard',
  'link',
]

/** Desk; each may import earlier ones only. */
export const deskFolders = [
  'looks',
  'api',
  'session',
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
  'site/calls',
  'site/calendar',
  'site/braces',
  'site/pictures',
  'site/fields',
  'site/differences',
  'site/preview',
  'site/opening',
  'site/editor',
  'site/list',
  'site/review',
  'site/releases',
  'site/mail-server',
  'site/set-up',
  'undo',
  'assign',
  'jump',
  'exports',
  'orders',
  'queue',
  'mail',
  'comments',
  'copies',
  'case/current',
  'case/money',
  'case/voice',
  'case/pieces',
  'case/conversation',
  'case/steps',
  'case/page',
  'texts/page',
  'texts/versions',
  'texts/writing',
  'message',
]

/** Folders of the site that the desk may import. */
export const openToDesk = [
  'site/parts',
  'site/api',
  'site/consent',
  'site/device',
  'site/loader',
  'site/styles',
  'site/ui',
  'site/marks',
]
