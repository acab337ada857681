import { formatPrice } from '@northword/contract/money/format-price'
/** The server's error sentences by code. */
export const failures = {
  invalid: 'The request is not valid.',
  notInBatch: 'Send this call by itself, not in a batch with others.',
  malformed: 'The request body is not valid JSON.',
  tooDeep: 'The request holds lists inside lists more deeply than we read them.',
  brokenRequest: 'The request is not valid HTTP.',
  incomplete: 'The request broke off before it was complete.',
  badAddress: 'This address is not valid.',
  notAnObject: 'Send the fields as one JSON object.',
  saidTwice: 'The path and the body give different values for one field.',
  passwordIncorrect: 'This password is not correct.',
  linkExpired: 'This link has expired or was used before. Please ask for a new one.',
  signedOut: 'Please sign in.',
  tokenInvalid: 'This API token is not valid: it is wrong, has expired or was revoked.',
  scopeMissing: 'This API token lacks the scope for this.',
  personNeeded: 'No API token may do this. Somebody has to sign in at the desk.',
  passwordNeeded: 'Enter the password of your account, so that we know it is yours.',
  forbidden: 'You may not do this.',
  proofNeeded: 'Please enter your password or a code once more.',
  secondFactorNeeded: 'Set up your second factor first.',
  codeNeeded: 'Enter the code of your authenticator app, or a recovery code.',
  codeIncorrect: 'This code is not correct, or was used before.',
  foreignOrigin: 'This request came from another site and was refused.',
  notFound: 'There is nothing at this address.',
  orderNotFound: 'There is no such order.',
  tokenNotFound: 'There is no such API token.',
  memberNotFound: 'There is nobody by this name at the desk.',
  memberTaken: 'Somebody with this email is at the desk already.',
  lastOwner: 'The desk needs an owner: make somebody else one first.',
  methodNotAllowed: 'This address does not take that method.',
  tooSlow: 'The request did not arrive in time. Please try again.',
  priceChanged: 'The price has changed since your page was made. Look at it, and send the order again.',
  emailTaken: 'An account with this email already exists. Sign in, or ask for a new password.',
  cannotMove: 'This order cannot go to that state from where it is now.',
  changedMeanwhile: 'Somebody else has changed this meanwhile. Look at it anew, and try again.',
  textNotFound: 'There is no such text.',
  cannotDeliver:
    'A text can be delivered only while its order is In Production, in Revision or Delivered, and has an email address.',
  textEmpty: 'There is nothing to deliver: the text is empty.',
  commentNotFound: 'There is no such comment.',
  passageNotFound: 'This version does not say that at this place. Mark the passage again.',
  commentSent: 'This comment has been sent, and can no longer be changed.',
  commentAnswered: 'The next version has left with this answer. It can no longer be changed.',
  commentSettled: 'This question was settled meanwhile: read what was said. What you typed stays here.',
  commentsOpen: 'Answer every comment first: Done, or No with a reason.',
  tooManyComments: 'This order has as many comments as it can take. Write us a message.',
  becauseMissing: 'Say why it is not done.',
  roundOpen: 'The studio has your last comments. Comment again when the new version is here.',
  reviewOver: 'The time for changes to this text is over. Write us a message.',
  nothingToSend: 'There is no comment to send. Write one first.',
  roundCosts: 'The price of this round has changed. Look at it anew, and agree to it.',
  notApproved: 'Nobody has approved this version.',
  textApproved: 'This text is approved and stays as it is, unless the studio takes its order up again.',
  newerVersion:
    'A newer version of this text is here, came to you by another way, or is on its way. Read that one first.',
  commentsUnsent:
    'You have comments on this text that you have not sent. Send them, or take them back, before you approve it.',
  cannotApprove: 'The texts of this order cannot be approved, because it was stopped.',
  reportMissing: 'Attach the report as a PDF first, or say it in another way.',
  cannotUndo: 'This can no longer be undone: something else has happened since, or too long ago.',
  viewTaken: 'You have a view with this name already.',
  viewNotFound: 'There is no such view of yours.',
  tooManyViews: 'You keep as many views as there is room for. Delete one first.',
  cannotCancel: 'This order can no longer be cancelled here: an agent has taken it up. Please write to us.',
  noAccount: 'This order belongs to no account. Agree on the terms with its price.',
  cannotRecord: 'This cannot be recorded for the order as it stands.',
  tooLarge: 'The request is too large. Please shorten the text.',
  textTooTangled:
    'This text takes too long to read: its marks are nested or repeated too often. Take out what is no writing.',
  notAPicture: 'This is no picture that can be taken.',
  wrongContentType: 'Send the request as application/json.',
  unmetExpectation: 'This server meets no Expect header but 100-continue.',
  cannotSayPaid: 'We are not waiting for a payment for this order. Please write to us.',
  cannotWrite: 'This order no longer has an email address to write to.',
  mailTakenBack: 'This mail was taken back, so it is not sent again. Write a new one.',
  mailServerGiven:
    'SMTP_URL sets the mail server in the environment of the server, so it cannot be changed here.',
  noAddress: 'This order has no email address. Put one on it first.',
  mailTooLate: 'It is too late: this mail is on its way, or was cancelled before.',
  mailNotFound: 'There is no such mail.',
  webhookNotFound: 'There is no such endpoint.',
  deliveryNotFound: 'There is no such delivery.',
  webhookOff: 'This endpoint is off. Switch it on first.',
  tooManyWebhooks: 'There are as many endpoints as there is room for. Delete one first.',
  itemNotFound: 'There is no such item of the site.',
  releaseNotFound: 'There is no such release.',
  itemTaken: 'There is an item with this key already.',
  cannotRemove: 'The site needs this item. Change it instead.',
  tooManyItems: 'The site has as many items as there is room for. Remove one first.',
  nothingToPublish: 'There is no draft to publish.',
  siteIncomplete: 'The site is not whole yet: look at the problems, and publish again.',
  publishedMeanwhile: 'Somebody else has published meanwhile. Look at it, and publish again.',
  cannotTakeBack: 'This release cannot be taken back.',
  notScheduled: 'This release is not scheduled, or its time has come.',
  tooManyPreviews: 'There are as many links to the preview as there is room for. End one first.',
  inPreview: 'This is a preview; nothing was sent.',
  notOpen: 'This studio is not open yet: it takes no orders and no subscriptions.',
  messageKeyReused: 'This idempotency key was already used for another message.',
  keyReused: 'This idempotency key was already used for an order with other content.',
  moneyKeyReused: 'This idempotency key was already used for another entry.',
  tooManyTries: 'Too many tries. Please wait a little and try again.',
  textsWaiting: 'Too many texts are being read at once. Please try again in a moment.',
  headersTooLarge: 'The headers of the request are too large.',
  unexpected: 'Something went wrong. Please try again.',
  busy: 'Our server is busy right now. Please try again in a moment.',
  tookTooLong: 'This took too long, so our server stopped it. Please try again in a moment.',
  unavailable: 'We cannot reach our database right now. Please try again in a moment.',
} as const

/** For a save on an outdated version. */
export const changedMeanwhile = (name: string, what: string) =>
  `${name} was faster: ${what}. Look at it anew, and try again.`

/** For an order of a page whose price, in US cents, is out of date. */
export const priceChanged = (seenCents: number, todayCents: number) => {
  const [seen, today] = [formatPrice(seenCents), formatPrice(todayCents)]
  return `You saw ${seen}; it costs ${today} now. Send it again to order at ${today}.`
}

/** For a round sent without accepting its price, in US cents. */
export const roundCosts = (cents: number) =>
  cents > 0
    ? `This round costs ${formatPrice(cents)}. Agree to it, and send your comments again.`
    : 'This round is in your price, and costs nothing. Send your comments again.'

/** For a passage pasted into a plain form that cannot be located. */
export const copiedWords = {
  missing: 'These words are not in the text. Copy them from it just as they stand there.',
  ambiguous: 'These words are in the text more than once. Copy a few more of the words around them.',
  long: 'This text is so long that they cannot be looked for here. Leave this empty, and quote them in your comment.',
}

export const waitBeforeTrying = (minutes: number) =>
  `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`

/** Instead of sending a mail about several orders again. */
export const severalAddresses =
  'The orders in this mail have different addresses now. Send the mail of each order again instead.'

/** Instead of sending a request for payment again that was replaced or paid since, or is void. */
export const requestOver =
  'This request for payment no longer holds: another one replaced it, it is paid in whole or in part, or less is owed. Ask anew if money is still owed.'

export const lacksScope = (scope: string) => `This API token may not do this: it lacks the scope ${scope}.`

/** To clients, who may have signed in to another account than they ordered with. */
export const notInAccount = 'There is no such order in your account.'

/** For an order that is to be put into a writer's hands as its agent. */
export const writerIsNoAgent = 'A writer is never the agent of an order. Make them its writer.'

/** For a field in the query of an address of the API. */
export const queryRefusals = {
  unknown: 'This address takes no such field in its query.',
  twice: 'Send this field once.',
}

/** For a webhook address that cannot be used. */
export const addressRefusals = {
  address:
    'Events go to public addresses that begin with https, and not to this site itself. The address of a private network has to stand in WEBHOOK_NETWORKS.',
  name: 'Nothing is found under this name. Look whether it is spelled right.',
}
