import { site } from '#site'
import { company } from '../studio/company.ts'
import { wholeNumber } from '@northword/contract/money/whole-number'

export const contact = {
  cta: site.contact.cta,
  stats: site.contact.stats,
  reasons: site.contact.reasons,
  form: {
    heading: 'Write to us',
    intro: 'No account needed. A person reads it and writes to you.',
    /** Accessible name. */
    label: 'Message to the studio',
    fields: {
      name: { label: 'Name', placeholder: 'Your name' },
      email: { label: 'Email', placeholder: 'you@company.example', hint: 'Our answer goes here.' },
      message: {
        label: 'Message',
        placeholder: 'What do you need, who will read it, and by when?',
        /** In characters. */
        hint: (limit: number) => `Up to ${wholeNumber(limit)} characters.`,
      },
    },
    prefilled: 'Name and email are filled in from your account. You can change them.',
    button: 'Send Message',
    sending: 'Sending...',
    sent: {
      heading: 'Your message is with us',
      /** "2-4 hours", for the specification's sentence where no answer of the server brings it. */
      within: site.answerWithin,
      /** Follows that sentence. `moment` names its time zone. */
      answer: (moment: string) => `That is in business hours: a person answers by ${moment}.`,
      /** Promises no receipt: beyond the limit of mails to an address there is none. */
      next: 'To add something, reply to our receipt, or write again here.',
    },
    /** Another message has this form's key. */
    another:
      'We have received the message that you sent from this form before. What it says now differs: send it again, and it is another message.',
  },
  notes: site.contact.notes,
  info: {
    heading: 'The studio',
    email: { label: 'Support email', value: company.emails.hello },
    hours: {
      label: 'Business hours',
      value: company.hours.label,
      note: site.keepsHolidays ? 'Closed on local public holidays' : null,
    },
    office: { label: 'Office', lines: company.address },
    registration: { label: 'Business registration number', value: company.registrationNumber },
  },
  closing: site.contact.closing,
} as const
