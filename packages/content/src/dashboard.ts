import { company } from './company.ts'

const { emails } = company

/** What an order's next step depends on; every member is already written out for a reader. */
export interface NextFacts {
  email: string
  /** By when an agent writes: "Friday, March 6, 3:10 PM GMT+8". */
  contactBy: string
  /** The service's turnaround label: "48-72 hours". */
  turnaround: string
  /** When the time that runs in this state is over; null where no date can be told. */
  dueBy: string | null
}

/** Days for which each state leaves the client time, from the policies: to pay, to ask for changes, for a refund. */
export const clientDays = { pay: 30, review: 14, refund: 30 } as const

const by = (dueBy: string | null) => (dueBy ? `, by ${dueBy}` : '')

/** What happens next and by when, for each state of an order. */
const next = {
  'Pending Contact': ({ email, contactBy }: NextFacts) =>
    `An agent writes to ${email} by ${contactBy} to settle payment and details. Until then you can still cancel here.`,
  'Awaiting Payment': ({ email, dueBy }: NextFacts) =>
    `Pay with the link that we sent to ${email} within ${clientDays.pay} days${by(dueBy)}. Work starts when your payment is in.`,
  Paid: ({ turnaround }: NextFacts) =>
    `Your payment is in. An editor reads your brief and a writer starts. From then on the work takes: ${turnaround}.`,
  'In Production': ({ turnaround, dueBy }: NextFacts) =>
    dueBy
      ? `We are writing. You get your text by ${dueBy}.`
      : `We are writing. Turnaround: ${turnaround}. We email you with each piece.`,
  Delivered: ({ dueBy }: NextFacts) =>
    `Your text is with you. Read it, and ask for changes within ${clientDays.review} days${by(dueBy)}. Write to ${emails.orders}.`,
  Revision: ({ email, turnaround, dueBy }: NextFacts) =>
    dueBy
      ? `We are making the changes that you asked for. You get the new version by ${dueBy}.`
      : `We are making the changes that you asked for. Turnaround: ${turnaround}. We email ${email} when they are done.`,
  Completed: ({ dueBy }: NextFacts) =>
    `This order is done. If it still does not do its work, write to ${emails.refunds} within ${clientDays.refund} days${by(dueBy)}.`,
  Cancelled: () =>
    `This order was cancelled, and no work follows. If you had paid for it, write to ${emails.refunds}.`,
  Refunded: () =>
    'Your money is on its way: 3 to 5 business days to a card, 1 to 3 to PayPal, 5 to 7 to a bank account, up to 10 by other ways.',
} as const

/** Every word of the client's dashboard and of the page of an order. */
export const dashboard = {
  welcome: (name: string) => `Welcome, ${name}`,
  signOut: 'Sign Out',
  loading: 'Loading your orders and projects',
  noScript: `The dashboard needs JavaScript. For news of an order, write to ${emails.orders} with your order number.`,
  countersLabel: 'Your work in numbers',
  counters: {
    active: 'Active Projects',
    orders: 'Total Orders',
    completed: 'Completed',
    inProgress: 'In Progress',
    /** Read in place of a number that could not be fetched. */
    unknown: 'not known',
  },
  tabsLabel: 'Your account',
  tabs: { projects: 'Projects', orders: 'Orders', profile: 'Profile' },
  projects: {
    empty: {
      heading: 'No projects yet',
      text: 'A project starts with your first order. You see here how far each piece of writing is.',
    },
    progressLabel: (title: string) => `Progress of ${title}`,
    percent: (percent: number) => `${percent}%`,
    started: (day: string) => `Started ${day}`,
  },
  orders: {
    empty: {
      heading: 'No orders yet',
      text: 'Pick a service and send us your brief. It takes about a minute.',
    },
    caption: 'Your orders, the latest first',
    columns: { order: 'Order', placed: 'Placed', status: 'Status', price: 'Price' },
    guest: 'Guest Order',
  },
  toServices: { label: 'See all services', to: '/services' },
  toContact: { label: 'Contact us', to: '/contact' },
  unverified: {
    heading: 'Verify your email address',
    /** Must not tell whether there are such orders. */
    text: (email: string) =>
      `Orders that were placed as a guest with ${email} appear here once you have opened the link in our email and pressed the button.`,
  },
  failure: {
    heading: 'This could not be loaded',
    /** While older data is still on screen. */
    stale: 'We could not refresh this. What you see may be out of date.',
    unreachable: 'We could not reach our server. Check your connection, then try again.',
    retry: 'Try Again',
  },
  order: {
    back: { label: 'All your orders', to: '/dashboard?tab=orders' },
    heading: 'Your order',
    loading: 'Loading your order',
    notFound: {
      text: 'There is no such order in your account',
      hint: `If you placed it as a guest, it appears when your email address is verified. You can always write to ${emails.orders}.`,
    },
    nextHeading: 'What happens next',
    next,
    /** After a date of the sentence above it. */
    overdue: `That time has passed. Write to ${emails.orders}, and we put it right.`,
    /** In place of a turnaround, for a service that is no longer in the catalog. */
    turnaroundAsAgreed: 'as agreed with you',
    what: {
      heading: 'What you ordered',
      service: 'Service',
      sku: 'SKU',
      price: 'Price',
      placed: 'Placed',
      turnaround: 'Turnaround',
    },
    contact: { heading: 'Contact details', name: 'Name', email: 'Email', phone: 'Phone' },
    brief: { heading: 'Your brief', none: 'You sent no brief with this order. We ask you for it.' },
    history: {
      heading: 'History',
      who: { client: 'You', studio: company.brand },
      placed: (who: string, to: string) => `${who} placed the order: ${to}`,
      moved: (who: string, from: string, to: string) => `${who} moved the order from ${from} to ${to}`,
    },
    cancel: {
      button: 'Cancel This Order',
      title: 'Cancel this order?',
      text: (service: string) => `We stop before any work on “${service}” has begun. You owe nothing.`,
      final: 'This cannot be undone. You can order again at any time.',
      confirm: 'Cancel the Order',
      pending: 'Cancelling...',
      keep: 'Keep the Order',
      done: 'Your order is cancelled. We confirm it by email.',
    },
  },
} as const
