import { linkLife } from '../studio/link-life.ts'

/** Profile tab, besides the specification's sentences. */
export const profile = {
  /** Says nothing of what has changed: the answer may be lost, too. */
  unreachable: 'We could not reach our server. Check your connection, then try again.',
  details: {
    heading: 'Your details',
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone (optional)',
      phoneHint: 'With country code. We call only about your orders.',
    },
    button: 'Save Changes',
    pending: 'Saving...',
    saved: 'Your name and phone number are saved.',
    failedTitle: 'Profile Not Saved',
    failed: 'We could not save your profile. Please try again.',
    unreachable:
      'We could not reach our server, so we do not know whether your changes were saved. Check your connection, then press the button again.',
  },
  verification: {
    verified: 'Verified: you have shown that this address is yours.',
    unverified: 'Not verified yet. Open the link in our email and press the button there.',
    resend: 'Send the Email Again',
    sending: 'Sending...',
    sent: (email: string) =>
      `We sent an email to ${email}. Its link is good for ${linkLife.verifyEmail.words}.`,
  },
  password: {
    heading: 'Password',
    intro: 'A new password signs out every other browser.',
    current: { label: 'Current password', show: 'Show current password', hide: 'Hide current password' },
    button: 'Change Password',
    pending: 'Changing...',
    saved: 'Your password is changed. Every other browser was signed out.',
    failedTitle: 'Password Not Changed',
    failed: 'We could not change your password. Please try again.',
    unreachable:
      'We could not reach our server, so we do not know whether your password was changed. Check your connection, then press the button again.',
  },
  sessions: {
    heading: 'Where you are signed in',
    intro: 'Sign out a browser that you do not know, then change your password.',
    loading: 'Loading the browsers that are signed in',
    current: 'This browser',
    since: (moment: string) => `Signed in ${moment}`,
    lastSeen: (moment: string) => `Last seen ${moment}`,
    signOut: 'Sign Out',
    signOutAccessible: (device: string, moment: string) => `Sign Out ${device}, last seen ${moment}`,
    signedOut: (device: string) => `${device} is signed out.`,
    /** Without scripts, which would know its name. */
    otherSignedOut: 'That browser is signed out.',
    everywhere: 'Sign Out Everywhere',
    everywhereHint: 'This browser too. You can sign in again right away.',
    everywhereDone: 'You are signed out in every browser.',
  },
  data: {
    heading: 'Your data',
    text: 'Your account, sessions, orders and projects, in one text file with a JSON record on each line: people and programs can read it. Once your address is verified, your messages and the newsletter are in it too.',
    button: 'Download My Data',
    pending: 'Preparing...',
    fileName: 'my-data.ndjson',
    done: (fileName: string) => `Saved as ${fileName}.`,
  },
  deletion: {
    heading: 'Delete your account',
    text: (days: number) =>
      `We delete your account ${days} days after you ask. Sign in before then, and it stays. Orders that we are working on are still delivered.`,
    open: 'Delete My Account',
    /** Replaces the button, which needs a script. */
    noScript: (email: string) => `To delete it from a browser without JavaScript, write to ${email}.`,
    title: 'Delete your account?',
    steps: (days: number): readonly string[] => [
      'You are signed out in every browser.',
      `For ${days} days nothing is deleted. Signing in keeps the account.`,
      'After that we delete your account and the details of orders that need no more work. A completed order that you still owe for keeps them until it is paid. Payment records stay for 7 years.',
    ],
    button: 'Delete My Account',
    pending: 'Deleting...',
    keep: 'Keep My Account',
    failedTitle: 'Account Not Deleted',
    failed: 'We could not delete your account. Please try again.',
    unreachable:
      'We could not reach our server, so your account may not be deleted. Check your connection, then press the button again.',
    doneTitle: 'Account Deletion Planned',
    /** `day` is formatted. */
    done: (day: string) => `We delete your account on ${day}. Sign in before then to keep it.`,
  },
  actions: { heading: 'Quick actions', text: 'Need another piece, or a person to talk to?' },
  closeDialog: 'Close',
} as const
