/** The specification's sentences of ordering, word for word, for server and site. */
export const orderMessages = {
  validationTitle: 'Validation Error',
  receivedTitle: 'Order Received!',
  /** `contactWithin` is the studio's promise: "24 hours". */
  received: (contactWithin: string) => `Thanks! We'll reach out within ${contactWithin}.`,
  submitted: 'Order submitted successfully! You will receive a confirmation email shortly.',
  /** Without an answer: in the dialog after `received`, on a service card alone. */
  unsent:
    "We couldn't reach our server, so your order is saved on this device and will be sent as soon as the connection is back.",
  submitFailed: 'Failed to submit order. Please try again.',
  unexpectedTitle: 'Error',
  unexpected: 'Something went wrong. Please try again.',
  createAccountTitle: 'Create Account',
  createAccount: 'Create an account to track this order and manage future projects.',
  createAccountPlain: 'Create an account to track your order',
  /** After the outbox was sent, with the server's order number. */
  sentTitle: 'Order Sent',
  sent: (number: string) => `Your order ${number} has been sent. A confirmation email is on its way.`,
  /** No server answered, and the browser refuses to store the order. */
  notKept:
    "We couldn't reach our server, and this browser doesn't save orders on this device. Please keep this page open and try again. It will never become two orders.",
  /** An earlier version of the order had arrived, but its answer was lost. */
  earlierReceived:
    'We already have this order as you first sent it, without your later changes. Tell us about them when we contact you.',
} as const

/** The specification's sentences about accounts, word for word. */
export const authMessages = {
  validationTitle: 'Validation Error',
  passwordHint: 'At least 6 characters',
  passwordsMatchHint: 'Passwords match',
  signedInTitle: 'Login Successful!',
  signedIn: 'Welcome back to the product.',
  signInFailedTitle: 'Login Failed',
  signInFailed: 'Invalid email or password.',
  signedUpTitle: 'Account Created!',
  signUpFailedTitle: 'Registration Failed',
  signUpFailed: 'Unable to create account. Please try again.',
  signedOutTitle: 'Logged Out',
  profileUpdatedTitle: 'Profile Updated',
  emailIsFixed: 'Email cannot be changed. Contact support if you need to update your email address.',
} as const

/** The specification's sentences of the contact form, word for word. */
export const contactMessages = {
  /** `answerWithin` is the studio's promise, in business hours: "2-4 hours". */
  sent: (answerWithin: string) => `Thank you for your message! We'll get back to you within ${answerWithin}.`,
  failed: 'Failed to send message. Please try again.',
  unreachable: 'Failed to send message. Please check your connection and try again.',
} as const
