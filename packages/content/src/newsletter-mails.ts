import { company } from './company.ts'

/**
 * Mails of the newsletter. The address may be anybody’s until it is confirmed, so they hold nothing that
 * anybody typed. `action` is the label of the link.
 */
export const newsletterMails = {
  confirmation: {
    subject: `Do you want the ${company.brand} newsletter?`,
    body: {
      heading: 'Do you want our newsletter?',
      paragraphs: [
        `Somebody asked for the ${company.brand} newsletter with this address. If it was you, open the link and press the button there.`,
      ],
      closing: [
        'The link is good for 72 hours, once.',
        'You did not ask for it? Then ignore this email. Without your yes we send nothing, and we delete your address after seven days.',
      ],
    },
    action: 'Yes, send me the newsletter',
  },
  welcome: {
    subject: `Welcome to the ${company.brand} newsletter`,
    body: {
      heading: 'You are on the list',
      paragraphs: [
        'Thank you. From now on the newsletter comes to this address.',
        'It is about briefs, editing, marketing and what we learn when we write for other people.',
      ],
      closing: ['No account and no password: the link above is all you need to stop it at any time.'],
    },
    action: 'Unsubscribe',
  },
  already: {
    subject: `You already get the ${company.brand} newsletter`,
    body: {
      heading: 'You are on the list already',
      paragraphs: [
        `Somebody asked for the ${company.brand} newsletter with this address, and it already comes here. Nothing has changed.`,
      ],
      closing: ['You no longer want it? The link above stops it at any time.'],
    },
    action: 'Unsubscribe',
  },
} as const
