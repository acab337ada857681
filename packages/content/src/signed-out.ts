/** The end of a session in a sentence, by the name of the form that ended it. */
export const signedOut = {
  'sign-out': 'You are signed out in this browser.',
  'sign-out-everywhere': 'You are signed out in every browser.',
} as const
