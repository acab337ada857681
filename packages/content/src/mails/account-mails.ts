import { linkLife } from '../studio/link-life.ts'

/** Without typed text, because the address may be another person's. `action` labels the link. */
export const accountMails = {
  verification: (brand: string) => ({
    subject: `Verify your email address for ${brand}`,
    body: {
      heading: 'Is this your address?',
      paragraphs: [
        `Somebody made a ${brand} account with this address. If it was you, open the link and press the button there. Orders that you placed as a guest with this address then appear in your dashboard.`,
      ],
      closing: [
        `The link is good for ${linkLife.verifyEmail.words} and works once.`,
        'You did not make an account? Then ignore this email: without you nobody gets to see your orders.',
      ],
    },
    action: 'Verify my address',
  }),
  /** To the address that the studio has given to an account. */
  newAddress: (brand: string) => ({
    subject: `Verify the new email address of your ${brand} account`,
    body: {
      heading: 'Is this your address?',
      paragraphs: [
        `As you asked, your ${brand} account has this address now. Open the link and press the button there to show that it is yours. From now on you sign in with it and with your present password.`,
      ],
      closing: [
        `The link is good for ${linkLife.verifyEmail.words} and works once. In your profile you can ask for another.`,
        'You did not ask for it? Then ignore this email.',
      ],
    },
    action: 'Verify my address',
  }),
  reset: (brand: string) => ({
    subject: `Choose a new ${brand} password`,
    body: {
      heading: 'Choose a new password',
      paragraphs: ['Somebody asked for a new password for your account. If it was you, open the link.'],
      closing: [
        `The link is good for ${linkLife.resetPassword.words} and works once. The new password signs out every other browser.`,
        'You did not ask for it? Then ignore this email. Your password stays as it is.',
      ],
    },
    action: 'Choose a new password',
  }),
  signIn: (brand: string) => ({
    subject: `Your link to sign in to ${brand}`,
    body: {
      heading: 'Sign in without your password',
      paragraphs: [
        'Somebody asked for a link to sign in to your account. If it was you, open the link and press the button there.',
      ],
      closing: [
        `The link is good for ${linkLife.signIn.words} and works once. Pass it on to nobody: whoever has it gets into your account.`,
        'You did not ask for it? Then ignore this email. Nobody was signed in.',
      ],
    },
    action: 'Sign in',
  }),
  /** After a sign-in by link to an account whose address was not verified until then. */
  passwordEnded: (brand: string) => ({
    subject: `Choose a new ${brand} password`,
    body: {
      heading: 'Your old password no longer works',
      paragraphs: [
        'You signed in with a link, which proves that this address is yours. Nobody had proven that before, so somebody else could have made the account and know its password. We made that password useless and signed out every other browser.',
        'You stay signed in where you are. For the next time, choose a password of your own.',
      ],
      closing: [
        `The link is good for ${linkLife.resetPassword.words} and works once. On the login page you can ask for another.`,
      ],
    },
    action: 'Choose a new password',
  }),
  noAccount: (brand: string) => ({
    subject: `There is no ${brand} account with this address`,
    body: {
      heading: 'No account with this address',
      paragraphs: [
        `Somebody asked for a link to a ${brand} account with this address, but no account belongs to it. If it was you, you may have used another address, or you have no account yet.`,
      ],
      closing: ['You did not ask for it? Then ignore this email. Nothing has changed.'],
    },
  }),
  passwordChanged: (brand: string) => ({
    subject: `Your ${brand} password was changed`,
    body: {
      heading: 'Your password was changed',
      paragraphs: ['Your account has a new password, and every other browser was signed out.'],
      closing: [
        'You did not change it? Ask for a new password on the login page at once, or reply to this email.',
      ],
    },
  }),
  /** To the former address. */
  emailChanged: (brand: string) => ({
    subject: `Your ${brand} account has another email address`,
    body: {
      heading: 'Your account has another address',
      paragraphs: [
        'As you asked, your account no longer has this address. Every browser was signed out. Sign in with the new one.',
      ],
      closing: [
        'Orders that you have placed keep the address that you typed for them. Write to us if that should change too.',
        'You did not ask for it? Reply to this email at once.',
      ],
    },
  }),
  /** `day` is formatted. */
  deletionRequested: (brand: string, day: string) => ({
    subject: `Your ${brand} account will be deleted`,
    body: {
      heading: 'Your account will be deleted',
      paragraphs: [`As you asked, we delete your account on ${day}. You are signed out everywhere.`],
      closing: [
        'You want to keep it? Sign in before that day, and the account stays.',
        'Orders that we are working on go on until they are delivered.',
      ],
    },
  }),
  deletionRevoked: (brand: string) => ({
    subject: `Your ${brand} account stays`,
    body: {
      heading: 'Your account stays',
      paragraphs: ['You signed in, so we do not delete your account. Everything in it is as it was.'],
      closing: [
        'You did not sign in? Ask for a new password on the login page at once, or reply to this email.',
      ],
    },
  }),
} as const
