import { fieldsBy } from '@northword/contract/form-fields'
import { type ContactForm, contactForm } from '@northword/contract/site/contact'
import type { SiteContent } from '@northword/contract/content/site-content'

const senderForm = contactForm.omit({ message: true })

const labels: Record<keyof typeof senderForm.shape, string> = { name: 'Name', email: 'Email' }

/** To the studio, with what its sender typed. */
export const contactNotice = ({ message, ...sender }: ContactForm, urgent: boolean) => ({
  subject: `${urgent ? 'URGENT: ' : ''}Message from ${sender.name}`,
  body: {
    heading: urgent ? 'An urgent message is in' : 'A message is in',
    paragraphs: ['It came through the contact form. A reply to this email goes to its sender.'],
    facts: Object.values(
      fieldsBy(senderForm, (field): [string, string] => [labels[field], sender[field]]),
    ).filter(([, said]) => said !== ''),
    closing: ['The message:', message],
  },
})

/**
 * To the sender. The address may be another person's, so it contains no typed text; `answerBy` is formatted: "Monday,
 * November 23 at 1:00 PM Hong Kong time".
 */
export const contactReceipt = (
  { answerBy }: { answerBy: string },
  { company, answerHours, businessHours }: SiteContent,
) => ({
  subject: `${company.brand} has your message`,
  body: {
    heading: 'We have your message',
    paragraphs: [
      `Thank you for writing to us. A person answers by ${answerBy}.`,
      `That is within ${answerHours} in business hours: ${businessHours}.`,
    ],
    closing: [
      'To add something, reply to this email.',
      'You did not write to us? Then ignore this email. Somebody may have mistyped an address.',
    ],
  },
})
