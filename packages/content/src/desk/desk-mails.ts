/** Replaces a link at the desk whose token is made when the mail is sent. */
export const linkNotShown = '(a link of its own for every mail)'

/** Instead of sending an invitation again. */
export const invitedAnew =
  'This mail lets somebody in at the desk. Invite them again under Staff to send another.'

/** To the member who tests the mail server. */
export const testMailWords = (brand: string) => ({
  subject: `A test mail of ${brand}`,
  body: {
    heading: 'This is a test',
    paragraphs: ['Somebody at the desk has asked for it. If you read this, the mails of the studio arrive.'],
  },
})

export const deskMails = {
  heading: 'Mail',
  /** On an order's page. */
  ofOrder: 'Mails',
  loading: 'Loading the mails',
  none: 'There is no mail here.',
  more: 'Show more',
  caption: 'Mails, the latest first',
  columns: { mail: 'Mail', to: 'To', at: 'Written', state: 'State' },
  viewsLabel: 'Mails by what became of them',
  views: {
    all: 'All',
    failed: 'Failed',
    queued: 'Waiting',
    kept: 'Kept here',
    sent: 'Accepted',
    gathered: 'Gathered',
    cancelled: 'Cancelled',
  },
  /** Arrival is unknown. */
  states: {
    queued: 'Waiting',
    kept: 'Kept here: no mail server',
    sent: 'Accepted by the server',
    failed: 'Failed',
    gathered: 'Gathered: one mail tells of many',
    cancelled: 'Cancelled',
  },
  state: (label: string, answer: string | null) => (answer ? `${label}: ${answer}` : label),
  kinds: {
    'order-confirmation': 'Order received',
    'order-digest': 'Orders received',
    'order-notice': 'New order, to the studio',
    'order-cancellation': 'Cancelled by the client',
    'order-cancellation-notice': 'Cancelled, to the studio',
    'order-message': 'Message from the studio',
    'order-message-notice': 'Message of the client, to the studio',
    'order-step': 'Step of the order',
    'order-assigned': 'Assigned, to the member',
    'text-delivered': 'Text delivered',
    'round-notice': 'Comments of the client, to the studio',
    'round-receipt': 'Comments, receipt',
    'approval-notice': 'Text approved, to the studio',
    'approval-receipt': 'Text approved, receipt',
    'approval-undone': 'Approval taken back',
    'approval-undone-notice': 'Approval taken back, to the studio',
    'round-refused': 'Comments refused',
    'studio-comments': 'Questions about a text',
    'comment-answer-notice': 'Answer to a question, to the studio',
    'review-closing': 'The time for changes ends soon',
    'review-closed': 'Time for changes is over',
    'order-price': 'Price agreed',
    'order-link': 'New link to the order',
    'address-changed': 'Address changed, to the new one',
    'address-taken': 'Address changed, to the former one',
    'order-restored': 'Cancellation taken back, to the studio',
    'order-address-rejected': 'Wrong address, to the studio',
    'no-order': 'No such order',
    'payment-request': 'Payment asked for',
    'payment-receipt': 'Receipt',
    'credit-note': 'Credit note',
    'document-withdrawn': 'Document withdrawn',
    'share-kept': 'Share kept',
    'notice-digest': 'Many notices in one, to the studio',
    'contact-notice': 'Contact form, to the studio',
    'urgent-notice': 'Urgent message, to the studio',
    'contact-receipt': 'Contact form, receipt',
    'release-failed': 'Scheduled release that did not go live, to the owners',
    'accounts-changed': 'Ways to be paid changed, to the owners',
    'mail-server-changed': 'Mail server changed, to the owners',
    'mail-server-removed': 'Mail server removed, to the owners',
    'staff-invitation': 'Invitation to the desk',
    test: 'Test',
  } as Readonly<Record<string, string>>,
  otherKind: 'Account or newsletter',
  openNamed: (subject: string) => `Read: ${subject}`,
  resend: 'Send Again',
  resent: 'It goes out once more, as a mail of its own.',
  showLinks: 'Show Links',
  linksHint:
    'Each link is made now, and whoever has it can use it, until you lose your rights at the desk. The timeline says that you did.',
  copyLink: (label: string) => `Copy: ${label}`,
  held: {
    label: 'Mails that are held',
    sending: (subject: string, seconds: number) => `“${subject}” leaves in ${seconds} s`,
    /** Announced once, not every second. */
    spoken: (subject: string) => `“${subject}” leaves soon. The key x cancels it.`,
    cancel: 'Cancel',
    cancelNamed: (subject: string) => `Cancel: ${subject}`,
    cancelled: 'The mail is cancelled.',
  },
  test: {
    heading: 'Do mails leave?',
    text: 'A test mail goes to your own address, and you read here what the mail server says.',
    button: 'Send a Test Mail',
    results: {
      sent: (answer: string) => `The server accepted it: ${answer}`,
      failed: (answer: string) => `It failed: ${answer}`,
      kept: 'There is no mail server, so every mail is kept here. An owner sets one under Site.',
    },
  },
} as const
