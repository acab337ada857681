import { company } from '../studio/company.ts'
import type { NavLink } from './navigation.ts'
import { wholeNumber } from '../studio/whole-number.ts'

const ctas: readonly NavLink[] = [
  { label: 'See All Services', to: '/services' },
  { label: 'Compare Prices', to: '/pricing' },
]

export const contact = {
  cta: { label: 'Write to Us', to: '#write' },
  stats: [
    {
      value: `${company.answerWithinHours.least}–${company.answerWithinHours.most} h`,
      label: 'to an answer in business hours',
    },
    { value: 'Mon–Fri', label: '9 AM–6 PM HKT' },
    { value: '15 min', label: 'first consultation, free' },
  ],
  reasons: {
    heading: 'What people write to us about',
    items: [
      {
        title: 'Content strategy',
        text: 'You have to publish and do not know what or how often. Tell us who should read it, and we propose a plan.',
      },
      {
        title: 'A custom project',
        text: 'The piece is not on our list, or you need thirty like it. Describe it, and we reply with a fixed price.',
      },
      {
        title: 'Client support',
        text: 'You have a question about an order. Give us its number, and you get the person who works on it.',
      },
      {
        title: 'Partnership',
        text: 'You run an agency or a publication and need writers behind it. Tell us the volume and the field.',
      },
    ],
  },
  form: {
    heading: 'Write to us',
    intro: 'No account needed. We mail you a receipt, and then a person writes.',
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
      /** Follows the server's sentence. `moment` names its time zone. */
      answer: (moment: string) => `That is in business hours: a person answers by ${moment}.`,
      next: 'A receipt is on its way to your inbox. To add something, reply to it.',
    },
    /** Another message has this form's key. */
    another:
      'We have received the message that you sent from this form before. What it says now differs: send it again, and it is another message.',
  },
  notes: [
    {
      title: 'In a hurry?',
      text: 'Put the word URGENT in your message. We read those first.',
    },
    {
      title: 'Rather talk?',
      text: 'Ask for a free 15-minute consultation and name two times that suit you. It commits you to nothing.',
    },
  ],
  info: {
    heading: 'The studio',
    email: { label: 'Support email', value: company.emails.hello },
    hours: {
      label: 'Business hours',
      value: company.hours.label,
      note: 'Closed on public holidays in Hong Kong',
    },
    office: { label: 'Office', lines: company.address },
    registration: { label: 'Business registration number', value: company.registrationNumber },
  },
  closing: {
    heading: 'Know what you need already?',
    text: 'Every service has its price, its word count and its turnaround beside it. Ordering takes a minute and charges you nothing.',
    ctas,
  },
} as const
