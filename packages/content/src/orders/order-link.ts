import { company } from '../studio/company.ts'
import { orderLinkDays } from '../studio/link-life.ts'

const { emails } = company

/** Page of a mailed link, besides the order itself. */
export const orderLink = {
  loading: 'Opening your order',
  stub: {
    heading: 'Is this your order?',
    intro: 'Our email about it came to you, but nobody has told us yet that the address is right.',
    facts: { service: 'Service', placed: 'Placed', name: 'In the name of' },
    mine: 'Yes, Mine',
    notMine: 'Not Mine',
    consequence:
      'If it is not yours, we remove your address from the order and send nothing more about it to you.',
    pending: 'One moment...',
  },
  notMine: {
    label: 'Not your order',
    heading: 'Thank you',
    text: 'We took your address off the order. You get no more email about it, and the link no longer works.',
    onward: { label: `To the Site of ${company.brand}`, to: '/' },
  },
  dead: {
    heading: 'This link no longer works',
    text: `A link to an order works for ${orderLinkDays.open} days, and no longer than ${orderLinkDays.over} days once the order is done. We can email you a new one.`,
  },
  missing: {
    heading: 'Open the link in our email',
    text: 'This page shows the order that the link belongs to. You cannot find the email? We can send you a new link.',
  },
  renew: {
    heading: 'A new link',
    fields: { number: 'Order number', email: 'Email' },
    hints: { number: `It begins with ${company.orderPrefix}-ORD and stands in the subject of our email.` },
    button: 'Email Me a New Link',
    pending: 'Sending...',
    sent: `Look in your inbox. If there is such an order, a new link is on its way, unless several went to its address in the last 15 minutes. Nothing came? Ask again later, or write to ${emails.orders}.`,
  },
  /** No script can read the link. */
  paste: {
    heading: 'Your browser runs no scripts',
    text: 'Only a script can read the end of a link. So copy the whole address from our email, and paste it here.',
    label: 'Address from our email',
    button: 'Open the Order',
  },
  close: {
    button: 'Close This Order on This Device',
    hint: 'For a device that others use too. The link in our email opens it again.',
    pending: 'Closing...',
    label: 'Your order',
    heading: 'It is closed on this device',
    text: 'Nobody can see your order here any more. The link in our email opens it again.',
  },
  failed: 'We could not open your order.',
  unreachable: 'We could not reach our server. Check your connection, then try again.',
  retry: 'Try Again',
} as const
