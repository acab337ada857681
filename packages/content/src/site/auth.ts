import { linkLife } from '../studio/link-life.ts'

/** Replaces an address that the page no longer knows. */
const typedAddress = 'the address that you typed'

/** Sign-in pages, besides the contract's sentences. */
export const auth = {
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email' },
    /** `show` and `hide` start with the button's visible text. */
    password: { label: 'Password', show: 'Show password', hide: 'Hide password' },
    confirmPassword: {
      label: 'Confirm password',
      show: 'Show confirmed password',
      hide: 'Hide confirmed password',
    },
    newPassword: { label: 'New password', show: 'Show new password', hide: 'Hide new password' },
  },
  show: 'Show',
  hide: 'Hide',
  /** Follows a password rule: met or not. */
  hints: { met: 'done', notMet: 'not yet' },
  orders: {
    heading: 'Ordered as a guest?',
    text: 'Guest orders with the same email are linked to your account automatically. Those from this browser are there as soon as you sign in. All others follow once you have verified your address by email.',
  },
  /** The browser did not keep the session cookie. */
  notKept: {
    title: 'Not Signed In',
    text: 'Your browser does not keep the cookie of this site, without which nobody stays signed in. Allow cookies for this site, then sign in.',
    signedUp: 'Your account is made.',
    reset: 'Your new password is saved.',
  },
  signIn: {
    rememberMe: 'Remember me for 30 days',
    forgot: 'Forgot your password?',
    button: 'Sign In',
    pending: 'Signing In...',
    unreachable:
      'We could not reach our server, so you are not signed in. Check your connection, then press the button again.',
    /** The sign-in cancelled a pending deletion. */
    accountKept: 'Your account stays. We will not delete it.',
    newHere: { text: 'New here?', link: 'Create an account' },
    /** After too many attempts: a link that always works. */
    link: {
      text: (email: string) =>
        `If this is your account, you need not wait. We can email a link to ${email} that signs you in without the password.`,
      button: 'Email Me a Sign-In Link',
      pending: 'Sending...',
      sent: (email: string = typedAddress) =>
        `Look in your inbox. If ${email} has an account, our email has a link that signs you in. It works once, within ${linkLife.signIn.words}.`,
      failed: 'We could not send the email. Please try again.',
      unreachable:
        'We could not reach our server, so no email was sent. Check your connection, then press the button again.',
      /** After too many links were mailed. */
      earlier:
        'A link that we mailed within the last hour still works. Look in your inbox and in the spam folder.',
    },
  },
  signInLink: {
    button: 'Sign In',
    pending: 'Signing In...',
    why: 'Some mail programs open links by themselves. Only a person presses a button.',
    failedTitle: 'Not Signed In',
    failed: 'We could not sign you in. Please try again.',
    unreachable:
      'We could not reach our server, so we do not know whether you are signed in. Check your connection, then press the button again.',
    /** The account may have been made by another person. */
    passwordEnded: {
      heading: 'You are signed in',
      text: (email: string) =>
        `Nobody had proven before that ${email} is theirs, so the old password of the account no longer works. We mailed you a link to choose a new one.`,
      button: 'Open Your Dashboard',
    },
    dead: {
      heading: 'This link no longer works',
      text: `A link to sign in is good for ${linkLife.signIn.words} and works once. Sign in with your password, or ask for another link where we tell you to wait.`,
      button: 'Go to the Login Page',
    },
    missing: {
      heading: 'Part of the link is missing',
      text: 'Open the link from our email again, or copy the whole of it into the address bar. You can also sign in with your password.',
      button: 'Go to the Login Page',
    },
  },
  signUp: {
    terms: { before: 'I accept the', terms: 'Terms of Service', and: 'and the', privacy: 'Privacy Policy' },
    /** Of a link that opens a new tab. */
    newTab: 'opens in a new tab',
    button: 'Create Account',
    pending: 'Creating Account...',
    unreachable:
      'We could not reach our server, so we do not know whether your account was made. Check your connection, then press the button again.',
    taken: { signIn: 'Sign in', forgot: 'Ask for a new password' },
    haveAccount: { text: 'You have an account?', link: 'Sign in' },
    reasons: {
      heading: 'What it is good for',
      items: [
        'See every order, and which step it has reached.',
        'Read what happens next and by when, without writing to us.',
        'Order again with your name and email filled in.',
      ],
    },
  },
  forgot: {
    button: 'Email Me a Link',
    pending: 'Sending...',
    failedTitle: 'Email Not Sent',
    failed: 'We could not send the email. Please try again.',
    unreachable:
      'We could not reach our server, so no email was sent. Check your connection, then press the button again.',
    back: { text: 'You remember it?', link: 'Sign in' },
    sent: {
      heading: 'Look in your inbox',
      text: (email: string = typedAddress) =>
        `If ${email} has an account, we mailed it a link to choose a new password. If it has none, we mailed that instead.`,
      steps: [
        'Open the email. If it is not there in five minutes, look in the spam folder.',
        `Follow the link within ${linkLife.resetPassword.words}. It works once.`,
        'Choose your new password. You are then signed in.',
      ],
      again: 'Use Another Address',
    },
  },
  reset: {
    button: 'Save New Password',
    pending: 'Saving...',
    savedTitle: 'Password Saved',
    saved: 'You are signed in with your new password.',
    failedTitle: 'Password Not Saved',
    failed: 'We could not save your new password. Please try again.',
    unreachable:
      'We could not reach our server, so we do not know whether your new password was saved. Check your connection, then press the button again.',
    dead: {
      heading: 'This link no longer works',
      text: `A link is good for ${linkLife.resetPassword.words} and works once. Ask for a new one, and choose your password with it.`,
      button: 'Ask for a New Link',
    },
    missing: {
      heading: 'Part of the link is missing',
      text: 'Open the link from our email again, or copy the whole of it into the address bar. If that does not help, ask for a new one.',
      button: 'Ask for a New Link',
    },
  },
  verify: {
    button: 'Verify My Address',
    pending: 'Verifying...',
    why: 'Some mail programs open links by themselves. Only a person presses a button.',
    passwordNeeded:
      'You are not signed in to this account here. Enter its password, so that nobody else gets to see your orders. You are then signed in.',
    failedTitle: 'Address Not Verified',
    failed: 'We could not verify your address. Please try again.',
    unreachable:
      'We could not reach our server, so we do not know whether your address was verified. Check your connection, then press the button again.',
    done: {
      heading: 'Your address is verified',
      text: (email: string) =>
        `Every order that was placed with ${email} as a guest is now in your dashboard, and so will be the next ones.`,
      button: 'Open Your Dashboard',
    },
    dead: {
      heading: 'This link no longer works',
      text: `A link is good for ${linkLife.verifyEmail.words} and works once. If your address is not verified yet, sign in and ask for a new email in your profile.`,
      button: 'Open Your Profile',
    },
    missing: {
      heading: 'Part of the link is missing',
      text: 'Open the link from our email again, or copy the whole of it into the address bar. You can also sign in and ask for a new email in your profile.',
      button: 'Open Your Profile',
    },
  },
  signOut: {
    /** With the title of the contract. */
    done: 'You are signed out in this browser.',
    unreachable:
      'We could not reach our server, so you are still signed in. Check your connection and try again.',
  },
} as const
