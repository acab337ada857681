import { company } from '../studio/company.ts'

const fields = { name: 'Name', email: 'Email', password: 'Password' }

export const deskEntry = {
  fields,
  setUp: {
    heading: 'Set up the desk',
    intro: `You are the first here, so you become the owner: you see all of ${company.brand}’s work, and invite everybody else.`,
    button: 'Set Up the Desk',
    pending: 'Setting Up...',
    noToken: 'Part of the address is missing. Open the whole link that the server wrote when it started.',
  },
  login: {
    heading: 'Sign in',
    button: 'Sign In',
    pending: 'Signing In...',
    code: 'Code',
    codeHint: 'Six digits from your authenticator app, or one of your recovery codes.',
    codeHeading: 'One more step',
    codeIntro: (email: string) => `The password of ${email} is right. Now enter a code.`,
    codeButton: 'Go On',
    back: 'Use Another Account',
    forgot: 'You do not know your password? An owner of the desk can invite you again.',
  },
  join: {
    heading: 'Join the desk',
    intro: `You were invited to the desk of ${company.brand}. Choose a password to come in.`,
    button: 'Join the Desk',
    pending: 'Joining...',
    noToken:
      'Part of the address is missing. Open the whole link of your latest invitation, or ask for another one.',
  },
  reset: {
    heading: 'Come back to the desk',
    intro: 'Choose a new password. Your second factor has ended: set up another one in your account.',
    button: 'Set the Password',
    pending: 'Setting...',
    noToken: 'Part of the address is missing. Open the whole link that the server wrote for you.',
  },
}
