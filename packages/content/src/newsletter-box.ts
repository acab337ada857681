/** Every word of the newsletter box, apart from those of its mails’ pages: it stands on pages that should be light. */
export const newsletterBox = {
  heading: 'The newsletter',
  text: 'What we learn about briefs, editing and marketing while we write for other people. Free, and you can stop it with one click.',
  /** Accessible name of the form. */
  label: 'Newsletter',
  email: { label: 'Email', placeholder: 'you@company.example' },
  button: 'Subscribe',
  sending: 'Sending...',
  sent: { heading: 'One step is left' },
} as const
