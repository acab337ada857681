import { company } from '../studio/company.ts'
import { undoLife } from '../studio/link-life.ts'

const { emails } = company

/** Page that undoes a cancellation. */
export const orderUndo = undoWords('a cancellation', 'Cancellation', {
  heading: 'Your order stands again',
  text: 'It is as it was before, and we contact you as we promised.',
})

/** Page that undoes an approval. */
export const approvalUndo = undoWords('an approval', 'Approval', {
  heading: 'The approval is taken back',
  text: 'The page of your order says until when you can comment on the text. Approve it when you are ready.',
})

export function undoWords(act: string, title: string, done: { heading: string; text: string }) {
  return {
    button: `Take the ${title} Back`,
    working: 'One moment...',
    failed: `We could not take the ${title.toLowerCase()} back. Please try again.`,
    unreachable: 'We could not reach our server. Check your connection, then press the button again.',
    done,
    dead: {
      heading: 'This link no longer works',
      text: `A link to take ${act} back is good for ${undoLife.words} and works once. For anything else write to ${emails.orders}.`,
    },
    missing: {
      heading: 'Part of the link is missing',
      text: 'Open the link in our email again, or copy the whole of it into the address bar.',
    },
    writeTo: { label: `Write to ${emails.orders}`, to: `mailto:${emails.orders}` },
    onward: { label: 'See Your Order', to: '/o' },
  }
}
