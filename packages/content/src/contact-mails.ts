import { company } from './company.ts'

/** A message as its sender typed it. */
interface ContactNoticeFacts {
  name: string
  email: string
  message: string
  /** Whether the sender asked for a quick answer. */
  urgent: boolean
}

/** To the studio. */
export const contactNotice = ({ name, email, message, urgent }: ContactNoticeFacts) => ({
  subject: `${urgent ? 'URGENT: ' : ''}Message from ${name}`,
  body: {
    heading: urgent ? 'An urgent message is in' : 'A message is in',
    paragraphs: ['It came through the contact form. A reply to this email goes to its sender.'],
    facts: [
      ['Name', name],
      ['Email', email],
    ] satisfies [string, string][],
    closing: ['The message:', message],
  },
})

/** To the sender. The address may be anybody’s, so it holds nothing that the sender typed. */
export const contactReceipt = {
  subject: `${company.brand} has your message`,
  body: {
    heading: 'We have your message',
    paragraphs: [
      `Thank you for writing to us. A person answers within 2 to 4 hours in business hours: ${company.hours.label}.`,
    ],
    closing: [
      'To add something, reply to this email.',
      'You did not write to us? Then ignore this email. Somebody may have mistyped an address.',
    ],
  },
} as const
