/** Every sentence of ordering that a person reads, word for word; one place for both ends. */
export const orderMessages = {
  validationTitle: 'Validation Error',
  receivedTitle: 'Order Received!',
  received: "Thanks! We'll reach out within 24 hours.",
  receivedUnsent:
    "Thanks! We'll reach out within 24 hours. We couldn't reach our server, so your order is saved on this device and will be sent as soon as the connection is back.",
  submitted: 'Order submitted successfully! You will receive a confirmation email shortly.',
  submitFailed: 'Failed to submit order. Please try again.',
  unexpectedTitle: 'Error',
  unexpected: 'Something went wrong. Please try again.',
  createAccountTitle: 'Create Account',
  createAccount: 'Create an account to track this order and manage future projects.',
  createAccountPlain: 'Create an account to track your order',
} as const
