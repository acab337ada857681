import {
  approvalByLink,
  approvalNotice,
  approvalReceipt,
  approvalUndone,
  approvalUndoneNotice,
} from './mails/approval-mails.ts'
import { accountMails } from './mails/account-mails.ts'
import { about } from './site/about.ts'
import { articles, loadArticle, readTimeOf } from './site/articles.ts'
import { auth } from './site/auth.ts'
import { blogPost } from './site/blog-post.ts'
import { blog } from './site/blog.ts'
import { catalogue } from './studio/catalogue.ts'
import { certificateWords } from './texts/certificate.ts'
import { checks, namedVersion } from './operate/checks.ts'
import { claims } from './site/claims.ts'
import { commands } from './operate/commands.ts'
import { company } from './studio/company.ts'
import { consent } from './site/consent.ts'
import { messageNotice, studioMessage } from './mails/conversation-mails.ts'
import { conversation } from './orders/conversation.ts'
import { contactNotice, contactReceipt } from './mails/contact-mails.ts'
import { contact } from './site/contact.ts'
import { dashboard } from './orders/dashboard.ts'
import { deliveryMail } from './mails/delivery-mail.ts'
import { descriptions } from './site/descriptions.ts'
import { deliveredTexts } from './texts/delivered-texts.ts'
import { deskAccount } from './desk/desk-account.ts'
import { deskCase } from './desk/desk-case.ts'
import { deskComments } from './desk/desk-comments.ts'
import { deskEntry } from './desk/desk-entry.ts'
import { deskExports } from './desk/desk-exports.ts'
import { desk } from './desk/desk-frame.ts'
import { deskMessage } from './desk/desk-message.ts'
import { deskMoney } from './desk/desk-money.ts'
import { deskJump, deskOrders } from './desk/desk-orders.ts'
import { deskKeys, deskQueue } from './desk/desk-queue.ts'
import { deskStaff } from './desk/desk-staff.ts'
import { deskTexts } from './desk/desk-texts.ts'
import { deskUndo } from './desk/desk-undo.ts'
import { deskVoice } from './desk/desk-voice.ts'
import { deskWebhooks } from './desk/desk-webhooks.ts'
import { everyString } from './every-string.ts'
import { failures, waitBeforeTrying } from './operate/failures.ts'
import { faq } from './site/faq.ts'
import { home, readRedline } from './site/home.ts'
import { accessibility } from './legal/accessibility.ts'
import { cookiePolicy, cookieTable } from './legal/cookies.ts'
import { legalWords } from './legal/legal-document.ts'
import { privacy } from './legal/privacy.ts'
import { refund } from './legal/refund.ts'
import { terms } from './legal/terms.ts'
import {
  addressRejectedNotice,
  cancellationByLink,
  cancellationNotice,
  cancellationReceipt,
  mailFooter,
  newOrderLink,
  noSuchOrder,
  openAtDesk,
  orderConfirmation,
  orderNotice,
  restoredNotice,
} from './mails/mails.ts'
import { accountNav, chrome, footerNav, headerNav } from './site/navigation.ts'
import { orderOpening } from './orders/order-opening.ts'
import { orderHistory } from './orders/order-history.ts'
import { orderLink, toOneOrder, toOrder } from './orders/order-link.ts'
import { approvalUndo, orderUndo } from './orders/order-undo.ts'
import { overdue } from './orders/order-progress.ts'
import { outbox } from './orders/outbox.ts'
import { ordering } from './orders/ordering.ts'
import { orderMoney } from './orders/order-money.ts'
import { newsletterMails } from './mails/newsletter-mails.ts'
import { newsletter } from './site/newsletter.ts'
import { notFound } from './site/not-found.ts'
import { pages } from './site/pages.ts'
import {
  creditNote,
  documentWithdrawn,
  paymentMethodLabels,
  paymentReceipt,
  paymentRequest,
  priceAgreed,
  shareKept,
} from './mails/payment-mails.ts'
import { paymentTermsLabels, paymentWayLabels } from './orders/payment-ways.ts'
import { portfolio } from './site/portfolio.ts'
import { pricing } from './site/pricing.ts'
import { profile } from './orders/profile.ts'
import { services } from './site/services.ts'
import {
  answerNotice,
  closedByTime,
  closedReview,
  closingReview,
  roundNotice,
  roundReason,
  roundReceipt,
  roundRefused,
  studioComments,
} from './mails/review-mails.ts'
import { remarkWords } from './texts/review-files.ts'
import { sheets } from './site/sheets.ts'
import { textApproval } from './texts/text-approval.ts'
import { textComments } from './texts/text-comments.ts'
import { textReading } from './texts/text-reading.ts'
import { staffMails } from './mails/staff-mails.ts'
import { stepMails } from './mails/step-mails.ts'

/* All texts of the product, for tests of the copy. */

const { redline, ...homeCopy } = home
const { redline: cutPage, ...notFoundCopy } = notFound
const caseStudies = portfolio.caseStudies.items.map(({ redline: edit, ...words }) => ({ ...words, edit }))
// A draft is weak on purpose, so only an edit's result has to follow our rules.
/** Every edit on the pages. */
export const edits = [redline, cutPage, ...caseStudies.map(({ edit }) => edit)]
const nextFacts = {
  email: 'nora@bakery.example',
  contactBy: 'Friday at 3 PM GMT+8',
  turnaround: '24 hours',
  dueBy: 'Monday',
  since: 'March 6',
  payBy: 'March 13',
  paid: true,
  hasTerms: false,
  sentOutside: null,
}
const mailFacts = {
  number: 'NW-ORD-20261120-0001',
  serviceName: 'Blog Post',
  price: '$24.99',
  turnaround: '24 hours',
  contactBy: 'Friday',
  guest: true,
}

const approvalFacts = {
  ...mailFacts,
  title: 'Home',
  version: 2,
  sha256: 'c0ffee',
  by: 'Nora Reyes',
  how: 'account',
  at: new Date('2026-11-23T15:11:45Z'),
  approved: 3,
  of: 3,
  isComplete: true,
} as const
const roundFacts = { ...mailFacts, title: 'Home', round: 2, comments: 3, cents: 3_500 }
const typed = { fullName: 'Nora Reyes', email: 'nora@bakery.example', phone: '+852 0000 0001', note: 'Tea.' }
// Quotations are other people's words, and often bad examples.
const texts = await Promise.all(
  articles.map(async ({ slug }) =>
    (await loadArticle(slug)).content.replaceAll(/“[^”]*”/g, '“”').split('\n'),
  ),
)
const moneyFacts = {
  number: mailFacts.number,
  serviceName: 'Blog Post',
  amount: '$24.99',
  payer: 'Nora Reyes',
  documentNumber: 'NW-RCP-2026-0001',
  day: 'March 6, 2026',
  method: 'Card',
}
const asked = {
  link: 'https://pay.provider.example/x',
  host: 'pay.provider.example',
  dueOn: 'March 13, 2026',
}
/** Every string for visitors and clients, with its path. */
export const written = everyString({
  catalogue,
  claims,
  home: homeCopy,
  services,
  pricing,
  ordering,
  orderOpening,
  outbox,
  contact,
  conversation,
  newsletter,
  failures: { ...failures, wait: waitBeforeTrying(15) },
  articles,
  texts,
  blog,
  blogPost,
  auth,
  dashboard,
  orderHistory: [orderHistory, orderHistory.told('studio', null, 'Pending Contact')],
  profile,
  pages,
  descriptions,
  legal: { terms, privacy, refund, accessibility, cookiePolicy, cookieTable },
  desk: {
    desk,
    deskAccount,
    deskCase,
    deskComments,
    deskEntry,
    deskExports,
    deskJump,
    deskKeys,
    deskMessage,
    deskMoney,
    deskOrders,
    deskQueue,
    deskStaff,
    deskUndo,
    deskWebhooks,
    spoken: [
      deskQueue.closing(1, 'Monday'),
      deskQueue.closing(2, 'Monday'),
      deskQueue.news(3),
      deskCase.here('Nora Reyes', 1),
      deskCase.hand.since('Friday'),
      deskCase.moves.cancel.paid('$10'),
      deskComments.left(2, 3),
      deskComments.left(0, 3),
      deskComments.answeredCount(2),
      deskComments.facts(1, 2),
      deskComments.first.text(1),
      deskComments.first.text(2),
      deskComments.form.changeNamed(1),
      deskCase.steps.move(mailFacts.number, 'Paid'),
      deskOrders.views.delete('Late'),
      deskExports.done('orders-2026-11-20.csv'),
    ],
  },
  consent,
  notFound: notFoundCopy,
  about,
  faq,
  portfolio: {
    ...portfolio,
    caseStudies: {
      ...portfolio.caseStudies,
      items: caseStudies.map(({ edit, ...words }) => ({ ...words, finished: readRedline(edit, 'after') })),
    },
  },
  orderUndo,
  approvalUndo,
  orderLink: { ...orderLink, toOrder, toOneOrder: toOneOrder(mailFacts.number) },
  navigation: { accountNav, chrome, footerNav, headerNav },
  spoken: {
    forgotten: auth.forgot.sent.text('nora@bakery.example'),
    verified: auth.verify.done.text('nora@bakery.example'),
    dashboard: [
      ...Object.values(dashboard.order.next).flatMap((say) => [
        say(nextFacts),
        say({ ...nextFacts, dueBy: null, since: null, payBy: null, paid: false, hasTerms: true }),
        say({ ...nextFacts, hasTerms: true, sentOutside: 'As a file' }),
      ]),
      ...(['Pending Contact', 'Awaiting Payment', 'Delivered', 'Completed'] as const).map(overdue),
      dashboard.order.payBy('March 13'),
      dashboard.order.asked(1, 'Home'),
      dashboard.order.asked(2, 'Home'),
      dashboard.welcome('Nora'),
      dashboard.projects.ordered('March 6'),
      dashboard.unverified.text('nora@bakery.example'),
      dashboard.order.cancel.text('Blog Post'),
    ],
    profile: [
      profile.verification.sent('nora@bakery.example'),
      profile.sessions.signOutAccessible('Firefox on Linux', 'Friday'),
      profile.data.done(profile.data.fileName),
      profile.deletion.text(30),
      profile.deletion.steps(30),
      profile.deletion.done('Friday'),
    ],
    legal: legalWords.updated('October 1, 2025'),
    mailFooter,
    contactReceipt: contactReceipt({ answerBy: 'Monday, November 23 at 1:00 PM Hong Kong time' }),
    answer: [
      contact.form.sent.answer('Monday, 1 PM'),
      contact.form.sent.answerThere('Monday, 1 PM', 'Monday, 8 PM'),
    ],
    newsletterMails,
    accountMails: { ...accountMails, deletion: accountMails.deletionRequested.body('March 6, 2026') },
    checks: [
      checks,
      checks.forwardedUnheard('10.0.0.5'),
      checks.clockOff(90),
      checks.mailsFailed(1),
      checks.mailsWaiting(2, 1),
      checks.approvedChanged(namedVersion(mailFacts.number, 1, 2), 1),
      checks.approvedChanged(namedVersion(mailFacts.number, 1, 2), 12),
    ],
    commands,
    staffMails: [staffMails, staffMails.invitation.body('writer')],
    mails: [
      orderConfirmation(mailFacts),
      orderNotice({ ...mailFacts, ...typed, sku: 'PS-025', quotedPrice: '$25', unquoted: 0 }),
      orderNotice({ ...mailFacts, ...typed, sku: 'PS-025', quotedPrice: null, note: '', unquoted: 0 }),
      orderNotice({ ...mailFacts, ...typed, sku: 'PS-025', quotedPrice: null, unquoted: 90_000 }),
      cancellationReceipt(mailFacts),
      cancellationNotice(mailFacts),
      cancellationByLink(mailFacts),
      restoredNotice(mailFacts),
      addressRejectedNotice(mailFacts),
      newOrderLink(mailFacts),
      noSuchOrder,
      openAtDesk,
      contactNotice({ ...typed, name: 'Nora Reyes', message: 'Hello.', urgent: true }),
    ],
    paymentLabels: { paymentMethodLabels, paymentTermsLabels, paymentWayLabels },
    orderMoney: [
      orderMoney,
      orderMoney.refundDue('$10'),
      orderMoney.request.amount('$24.99', asked.dueOn),
      orderMoney.request.pay(asked.host),
    ],
    deliveredTexts: [
      deliveredTexts,
      deliveredTexts.delivered(2, 'March 6, 2026', 'Nora Reyes'),
      deliveredTexts.readVersion(2),
      deliveredTexts.of('Blog Post'),
      deliveredTexts.changes(1),
      deliveredTexts.approved('Nora Reyes', 'March 6, 2026'),
      deliveredTexts.page.heading(mailFacts.number),
      deliveredTexts.page.title('Blog Post', 2),
    ],
    textApproval: [
      textApproval,
      textApproval.unsent(1),
      textApproval.unsent(2),
      textApproval.question.title('Blog Post', 2),
    ],
    certificate: [
      certificateWords,
      certificateWords.statement('Nora Reyes', 'Blog Post', 2),
      certificateWords.studioTime('March 6, 2026, 18:35:07'),
      certificateWords.changed.text('March 6, 2026'),
      certificateWords.ended.undone('March 6, 2026'),
      certificateWords.ended['taken-up']('March 6, 2026'),
      ...Object.values(certificateWords.check.verdicts).map((say) => say(certificateWords.check.typed)),
    ],
    textComments: [
      textComments,
      textComments.part.named(textComments.part.list, 'Look at the pads'),
      textComments.form.change(2),
      textComments.kept(2),
      textComments.waiting(2),
      textComments.list.round(1),
      textComments.list.ofVersion(1),
      textComments.answer.doneWith('it is shorter now.'),
      textComments.answer.declined('the law asks for it.'),
      textComments.round.used(1, 2),
      textComments.round.used(3, 2),
      textComments.round.unlimited(3),
      textComments.round.next(3_500),
      textComments.round.until('Friday'),
      textComments.round.agree(3_500),
      textComments.round.send(1),
      textComments.round.send(2),
      textComments.round.latest(2),
    ],
    textReading: [
      textReading,
      textReading.note.delivered('March 6, 2026', 'Nora Reyes'),
      textReading.versions.version(2),
      textReading.sheet.counted(612, 600),
      ...Object.values(textReading.sheet.graded).map((told) =>
        typeof told === 'string' ? told : told('9.0'),
      ),
      textReading.sheet.longOnes(2),
      textReading.sheet.percent(0.0001),
      ...Object.values(textReading.sheet.voiceFound).map((told) => told('bread', 3)),
      textReading.report.file('report.pdf'),
      textReading.report.link('checker.example'),
      textReading.redline.heading(1),
      textReading.redline.none(1),
      textReading.redline.count(2),
    ],
    deliveries: [
      deskVoice,
      deskVoice.saved('Wen', 'today'),
      deskVoice.phrases(['sourdough', 'rises slowly']),
      deskTexts,
      deskTexts.versionOf('Home', 2),
      deskTexts.piece.approved('Nora Reyes'),
      deskTexts.piece.certificateOf('Home, version 2'),
      deliveryMail({ ...mailFacts, title: 'Home', version: 1, note: 'Here it is.', has: 1, of: 5 }),
      deliveryMail({ ...mailFacts, title: 'Home', version: 2, note: '', has: 5, of: 5 }),
      roundNotice(roundFacts),
      studioComments({ ...roundFacts, by: 'Nora' }),
      studioComments({ ...roundFacts, by: 'Nora', comments: 1 }),
      answerNotice({ ...roundFacts, question: 'Is it?', answer: 'It is.' }),
      remarkWords,
      roundReceipt(roundFacts),
      roundRefused(roundFacts),
      roundReason('Home', 2),
      closedByTime,
      closingReview({ ...mailFacts, endsBy: 'Friday' }),
      closedReview(mailFacts),
      approvalReceipt(approvalFacts),
      approvalReceipt({ ...approvalFacts, approved: 1 }),
      approvalByLink({ ...approvalFacts, how: 'link' }),
      approvalNotice(approvalFacts),
      approvalUndone(approvalFacts),
      approvalUndoneNotice(approvalFacts),
    ],
    sheets: [sheets, sheets.withdrawn('March 6, 2026')],
    conversation: [
      conversation.earlier(1),
      conversation.earlier(2),
      conversation.studio('Nora Reyes'),
      conversation.studio(null),
      conversation.answerBy('Friday'),
      messageNotice({ ...mailFacts, text: 'Hello.', answerBy: 'Friday' }),
      studioMessage({ ...mailFacts, text: 'Hello.', by: 'Nora Reyes' }),
    ],
    stepMails: Object.values(stepMails).flatMap((step) => [
      step({ ...mailFacts, dueBy: 'Friday', sentOutside: null }),
      step({ ...mailFacts, dueBy: null, sentOutside: 'As a file' }),
    ]),
    moneyMails: [
      priceAgreed(moneyFacts),
      paymentRequest({ ...moneyFacts, way: 'link', ...asked }),
      paymentRequest({ ...moneyFacts, way: 'bank-transfer', ...asked }),
      paymentReceipt({ ...moneyFacts, owed: '$10', refundDue: null }),
      paymentReceipt({ ...moneyFacts, payer: null, owed: null, refundDue: '$10' }),
      creditNote(moneyFacts),
      documentWithdrawn(moneyFacts),
      shareKept(moneyFacts),
    ],
    steps: ordering.confirmation.steps({
      email: 'nora@bakery.example',
      contactBy: 'Friday',
      turnaround: '72 hours',
    }),
    unsent: ordering.unsentConfirmation.steps({ email: 'nora@bakery.example', turnaround: '72 hours' }),
    title: ordering.dialog.title('Blog Post'),
    blog: [blog.count(1), readTimeOf({ readTime: 12 }), blogPost.share.on(blogPost.share.networks.x)],
    refused: ordering.refused.text('Full name is required.'),
  },
})
/** As {@link written}, with the studio's facts and the edits' drafts. */
export const everything = [...written, ...everyString({ company, edits })]
