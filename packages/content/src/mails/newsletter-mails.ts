import { linkLife } from '../studio/link-life.ts'

const unsubscribe = 'Unsubscribe'
const action = { label: 'Read the Blog', path: '/blog' }

/**
 * The address may be another person's until confirmed, so these mails contain no typed text. The confirm
 * button and the footer's unsubscribe label links with a token.
 */
export const newsletterMails = {
  confirmation: (brand: string) => ({
    subject: `Do you want the ${brand} newsletter?`,
    body: {
      heading: 'Do you want our newsletter?',
      paragraphs: [
        `Somebody asked for the ${brand} newsletter with this address. If it was you, open the link and press the button there.`,
      ],
      closing: [
        `The link is good for ${linkLife.confirmNewsletter.words} and works once.`,
        'You did not ask for it? Then ignore this email. Without your yes we send nothing, and we delete your address after seven days.',
      ],
    },
    confirm: 'Yes, send me the newsletter',
  }),
  welcome: (brand: string) => ({
    subject: `Welcome to the ${brand} newsletter`,
    body: {
      heading: 'You are on the list',
      paragraphs: [
        'Thank you. From now on the newsletter comes to this address.',
        'It is about briefs, editing, marketing and what we learn when we write for other people.',
      ],
      action,
      closing: [
        'The link at the foot of every issue stops it at any time, without an account or a password.',
      ],
    },
    unsubscribe,
  }),
  already: (brand: string) => ({
    subject: `You already get the ${brand} newsletter`,
    body: {
      heading: 'You are on the list already',
      paragraphs: [
        `Somebody asked for the ${brand} newsletter with this address, and it already comes here. Nothing has changed.`,
      ],
      action,
      closing: ['You no longer want it? The link at the foot of this email stops it at any time.'],
    },
    unsubscribe,
  }),
} as const
