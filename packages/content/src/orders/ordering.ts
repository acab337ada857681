import { company } from '../studio/company.ts'
import { wholeNumber } from '@northword/contract/money/whole-number'

/** Formatted facts of a confirmation. */
export interface ConfirmationFacts {
  email: string
  /** Promised time of the first contact, with its zone: "Friday, November 20 at 6:35 PM Hong Kong Time". */
  contactBy: string
  /** Turnaround label: "24 hours". */
  turnaround: string
}

/** Both order forms and the confirmation; loaded with the form. */
export const ordering = {
  statement: 'An agent will contact you to finalize payment and details.',
  freeToSend: 'Sending this form costs nothing. You need no account.',
  dialog: {
    title: (serviceName: string) => `Order: ${serviceName}`,
    close: 'Close order form',
  },
  summary: {
    price: 'Fixed price',
    turnaround: 'Turnaround',
  },
  fields: {
    fullName: { label: 'Full name', placeholder: 'Your name', hint: 'As it should stand on the receipt.' },
    email: {
      label: 'Email',
      placeholder: 'you@company.example',
      hint: 'We send the confirmation here.',
    },
    phone: {
      label: 'Phone number',
      placeholder: '+00 1234 5678',
      hint: 'With country code. We call only about this order.',
    },
    note: {
      label: 'Project brief (optional)',
      placeholder: 'What should the piece do, who will read it, and when do you need it?',
      /** In characters. */
      hint: (limit: number) => `A few lines are enough. Up to ${wholeNumber(limit)} characters.`,
      /** Near the limit; negative above it. */
      left: (count: number) =>
        `${wholeNumber(Math.abs(count))} ${Math.abs(count) === 1 ? 'character' : 'characters'} ${count < 0 ? 'too many' : 'left'}`,
    },
  },
  prefilled: 'Filled in from your account. You can change it for this order.',
  buttons: {
    submit: 'Send Order',
    sending: 'Sending...',
    cancel: 'Cancel',
    close: 'Close',
    done: 'Done',
    signUp: 'Sign Up',
  },
  confirmation: {
    heading: 'Your order is in',
    numberLabel: 'Order number',
    bought: (serviceName: string, price: string) => `${serviceName}, ${price}`,
    nextHeading: 'What happens next',
    steps: ({ email, contactBy, turnaround }: ConfirmationFacts): readonly string[] => [
      `We email a confirmation with your order number to ${email}.`,
      `An agent contacts you by ${contactBy} to finalize payment and details.`,
      `Work starts once your payment and brief are in. Turnaround: ${turnaround}.`,
    ],
  },
  unsentConfirmation: {
    heading: 'Your order is saved on this device',
    text: 'We could not reach our server. Your order goes out by itself when the connection is back, or on your next visit.',
    steps: ({ email, turnaround }: Omit<ConfirmationFacts, 'contactBy'>): readonly string[] => [
      `When the order has gone out, we email a confirmation to ${email}.`,
      `An agent contacts you within ${company.contactWithin} of that to finalize payment and details.`,
      `Work starts once your payment and brief are in. Turnaround: ${turnaround}.`,
    ],
  },
  /** The order no longer waits on the device, and no tab has told its outcome. */
  goneConfirmation: {
    heading: 'Your order no longer waits on this device',
    text: (email: string) =>
      `Another tab has sent it, or it was removed or refused, which the top of the page says. Where it was sent, a confirmation with its number is on its way to ${email}.`,
  },
  draft: {
    restored: 'We kept what you had typed.',
  },
  refused: {
    title: 'Order not sent',
    /** `reason` is the server's sentence. */
    text: (reason: string) => `${sentence(reason)} Nothing was ordered. Correct the form and send it again.`,
    /** Another order has this form's key. */
    changed:
      'An earlier order was already sent from this form. To place a new one, cancel and fill in the form again.',
    /** The same, for a form that came back ready for the new order. */
    another:
      'We have received the order that you sent from this form before. What it says now differs: send it again, and it is another order.',
  },
} as const

function sentence(words: string): string {
  return /[.?!]$/.test(words) ? words : `${words}.`
}
