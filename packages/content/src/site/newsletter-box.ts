/** Apart from the newsletter's other pages, because it stands on light ones. */
export const newsletterBox = {
  heading: 'The newsletter',
  text: 'What we learn about briefs, editing and marketing while we write for other people. Free, and you can stop it with one click.',
  /** Accessible name. */
  label: 'Newsletter',
  email: { label: 'Email', placeholder: 'you@company.example' },
  button: 'Subscribe',
  sending: 'Sending...',
  sent: { heading: 'One step is left' },
} as const
