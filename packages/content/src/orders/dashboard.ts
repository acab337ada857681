import { company } from '../studio/company.ts'
import { turnaroundAsAgreed } from './client-labels.ts'
import { undoLife } from '../studio/link-life.ts'
import { late, next, overdue } from './order-progress.ts'

const { emails } = company

/** Dashboard and order page of the client. */
export const dashboard = {
  welcome: (name: string) => `Welcome, ${name}`,
  signOut: 'Sign Out',
  loading: 'Loading your orders and projects',
  /** The server could not load the data, and no script can. */
  notServed: `This page could not be loaded. Reload it in a moment, or write to ${emails.orders} with your order number.`,
  countersLabel: 'Your work in numbers',
  counters: {
    active: 'Active Projects',
    orders: 'Total Orders',
    completed: 'Completed',
    inProgress: 'In Progress',
    /** Replaces a number that could not be loaded. */
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
    ordered: (day: string) => `Ordered ${day}`,
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
    /** Must not reveal whether there are such orders. */
    text: (email: string) =>
      `Did you order elsewhere as a guest with ${email}? Those orders appear here once you have opened the link in our email and pressed the button.`,
  },
  failure: {
    heading: 'This could not be loaded',
    /** Older data stays on screen. */
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
    /** Link to a text with open questions. */
    asked: (open: number, title: string) =>
      `Please answer our ${open === 1 ? 'question' : `${open} questions`} about “${title}”`,
    next,
    overdue,
    late,
    /** Beside the next step of an order whose work does not wait for the payment. */
    payBy: (day: string) => `Your payment is due by ${day}: see “Payment”.`,
    /** Turnaround of a service that left the catalogue. */
    turnaroundAsAgreed,
    what: {
      heading: 'What you ordered',
      service: 'Service',
      sku: 'SKU',
      price: 'Price',
      placed: 'Placed',
      turnaround: 'Turnaround',
      terms: 'Terms',
      /** `day` of the terms' last change. */
      orderedUnder: (day: string) => `ordered under the terms of ${day}`,
    },
    contact: { heading: 'Contact details' },
    brief: {
      heading: 'Your brief',
      none: 'You sent no brief with this order.',
      /** While it can still be sent. */
      asked: 'You sent no brief with this order. Your agent asks you for it.',
    },
    cancel: {
      button: 'Cancel This Order',
      title: 'Cancel this order?',
      text: (service: string) => `We stop before any work on “${service}” has begun. You owe nothing.`,
      final: 'This cannot be undone. You can order again at any time.',
      confirm: 'Cancel the Order',
      pending: 'Cancelling...',
      keep: 'Keep the Order',
      done: 'Your order is cancelled.',
      /** Replaces `final` and `done` for a link's holder, if the order has an address. */
      byLink: {
        name: 'Your name',
        nameHint: 'So that we know who cancelled it.',
        final: `We email the order’s address a button that takes this back, for ${undoLife.words}.`,
        done: `Our email has a button that takes this back, for ${undoLife.words}.`,
      },
    },
  },
} as const
