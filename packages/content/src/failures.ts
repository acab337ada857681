/** The sentences with which the server answers what goes wrong, by the code of the failure. */
export const failures = {
  invalid: 'The request is not valid.',
  notInBatch: 'Send this call by itself, not in a batch with others.',
  malformed: 'The request body is not valid JSON.',
  tooDeep: 'The request holds lists inside lists more deeply than we read them.',
  brokenRequest: 'The request is not valid HTTP.',
  incomplete: 'The request broke off before it was complete.',
  badAddress: 'This address is not valid.',
  passwordIncorrect: 'This password is not correct.',
  linkExpired: 'This link has expired or was used before. Please ask for a new one.',
  signedOut: 'Please sign in.',
  passwordNeeded: 'Enter the password of your account, so that we know it is yours.',
  foreignOrigin: 'This request came from another site and was refused.',
  notFound: 'There is nothing at this address.',
  orderNotFound: 'There is no such order in your account.',
  methodNotAllowed: 'This address does not take that method.',
  tooSlow: 'The request did not arrive in time. Please try again.',
  emailTaken: 'An account with this email already exists. Sign in, or ask for a new password.',
  cannotCancel: 'This order can no longer be cancelled here: an agent has taken it up. Please write to us.',
  tooLarge: 'The request is larger than 64 KiB. Please shorten the text.',
  wrongContentType: 'Send the request as application/json.',
  unmetExpectation: 'This server meets no Expect header but 100-continue.',
  keyReused: 'This idempotency key was already used for an order with other content.',
  tooManyTries: 'Too many tries. Please wait a little and try again.',
  headersTooLarge: 'The headers of the request are too large.',
  unexpected: 'Something went wrong. Please try again.',
  busy: 'Too many people are signing in right now. Please try again in a moment.',
  unavailable: 'We cannot reach our database right now. Please try again in a moment.',
} as const

/** Said to somebody who has tried too often. */
export const waitBeforeTrying = (minutes: number) =>
  `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`
