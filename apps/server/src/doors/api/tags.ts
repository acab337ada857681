import type { RestRoute } from '../rest-route.ts'

/** Groups of operations, in the order of a studio's day, each with the paths that belong to it. */
const groups = [
  ['Catalog', 'Services and their prices.', /^\/api\/services/],
  [
    'Ordering',
    'Placing orders, and writing to the studio, as anybody may.',
    /^\/api\/(orders$|projects|contact|newsletter)/,
  ],
  ['Account', 'Signing in as a client, and the data of an account.', /^\/api\/(auth|account)/],
  [
    'Texts for the client',
    'Reading texts, commenting on them, and approving them.',
    /^\/api\/orders?\/.*\/(texts|comments|questions)/,
  ],
  ['Order for the client', 'One order, for its client and for holders of a link to it.', /^\/api\/orders?\//],
  [
    'Queue',
    'Tasks of the studio, lists of orders, and saved views.',
    /^\/api\/desk\/(queue|closing|orders$|orders\.csv|colleagues|views)/,
  ],
  ['Money', 'Prices, payments, refunds and the ledger.', /\/money/],
  [
    'Texts',
    'Drafts, checks, versions and the voice of a client.',
    /\/(texts\/.*(draft|report|check|versions(\/[^/]+(\/changes)?)?)|texts|voice)$/,
  ],
  ['Comments', 'Comments of clients, questions of the studio, and approvals.', /\/(comments|certificate)/],
  ['Messages', 'Messages between client and studio.', /\/messages/],
  ['Mails', 'Mails that the studio sends.', /\/mails/],
  ['Orders at the desk', 'One order, from the first contact to its end.', /^\/api\/desk\/orders/],
  ['Site', 'Items of the site, their drafts and releases.', /^\/api\/desk\/site/],
  ['Webhooks', 'Endpoints that events are sent to, and their deliveries.', /^\/api\/desk\/webhooks/],
  ['Staff', 'Members of the desk.', /^\/api\/desk\/(me|staff|second-factor)/],
  ['API tokens', 'Secrets that programs sign in with.', /^\/api\/desk\/tokens/],
  ['Server', 'Kinds of error, and faults of the server.', /./],
] as const

export const tags = groups.map(([name, description]) => ({ name, description }))

/** Group of an operation. */
export const tagOf = ({ url }: Pick<RestRoute, 'url'>): string =>
  groups.find(([, , paths]) => paths.test(url))?.[0] ?? 'Server'
