import { figures } from '../studio/figures.ts'
import { answerHours } from '../studio/answer-hours.ts'
import { linkLife, undoLife } from '../studio/link-life.ts'
import type { PageId } from './pages.ts'

/** For search results and shared links, 110 to 160 characters. Browsers load them only after a navigation. */
export const descriptions: Record<PageId, string> = {
  home: 'Blog posts, web copy, emails and white papers at fixed prices from $15. Order in a minute, no account needed. We contact you within 24 hours.',
  services:
    'All 25 writing services with price, word count, revision rounds and turnaround: articles, web copy, emails, ads, case studies, audio and packages.',
  pricing:
    'Fixed prices in US dollars from $15 to $180. See what each piece costs, what the price includes and what an extra revision round costs.',
  portfolio:
    'Six weak paragraphs with our edits left in and the reason beside each, a few lines of six kinds of text, and the service to order for each of them.',
  about:
    'Northword is four people in Hong Kong who write for businesses at fixed prices. What we promise, how a piece is checked, and who answers when you write.',
  faq: 'Twelve short answers on ordering, prices, payment, turnaround, revisions, originality, ownership, refunds, urgent work and accounts, with the number first.',
  contact: `Write to Northword about an order, a custom project or a quote. We answer within ${answerHours}, Monday to Friday, 9 AM to 6 PM Hong Kong time.`,
  order:
    'Order one of our writing services at its fixed price. No account is needed, sending costs nothing, and an agent contacts you within 24 hours.',
  orderPlaced:
    'The confirmation of an order that was just sent: its number, its price, what happens next and by when. It is shown to its sender alone.',
  login:
    'Sign in to your Northword account to see your orders and projects: which step each piece has reached, what happens next, and by when it happens.',
  signup:
    'Create a Northword account to follow your orders and projects in one place. You can also order any of our 25 services first, without an account.',
  dashboard:
    'Your orders and projects at Northword: what you ordered, which step each piece has reached, what happens next, and how to reach the studio.',
  signInLink: `Sign in to your Northword account with the link from our email, without your password. The link is good for ${linkLife.signIn.words} and works once.`,
  forgotPassword: `Ask for a link to choose a new password for your Northword account. The link comes by email and is good for ${linkLife.resetPassword.words}. Your orders stay as they are.`,
  resetPassword:
    'Choose a new password for your Northword account with the link from our email. Every other browser is signed out when the new password is saved.',
  verifyEmail:
    'Confirm that this email address is yours. Every order that was placed with it as a guest then appears in the dashboard of your Northword account.',
  dashboardOrder:
    'One of your orders at Northword: what you ordered, what it costs, how far it is, what happens next and by when, and how to cancel or reach us.',
  orderLink:
    'The page of one order at Northword, for whoever has the link from our email: how far the order is, what happens next, and how to reach the studio.',
  orderUndo: `Take back the cancellation of an order at Northword with the link from our email. The link is good for ${undoLife.words} and works once.`,
  undoApproval: `Take back the approval of a text of yours at Northword with the link from our email. The link is good for ${undoLife.words} and works once.`,
  newsletterConfirm:
    'Confirm that you want the Northword newsletter at this address. Until you do, we send nothing. Every newsletter has a link that unsubscribes you.',
  newsletterUnsubscribe:
    'Stop the Northword newsletter with one press of a button. We forget the address at once, and mails about your orders still reach you as before.',
  blog: 'Long, practical articles on briefs, editing, marketing, audio, trends and content planning, by the people who write, edit and check at Northword.',
  blogPost:
    'There is no article at this address. See the articles of the Northword studio on briefs, editing, marketing, audio and planning your content.',
  terms: `The terms on which Northword takes orders, in ten sections: prices in US dollars, payment before work begins, revisions within ${figures.reviewDays} days of delivery.`,
  privacy:
    'What Northword keeps about clients and visitors, why, and for how long: from 90 days for a draft to 7 years for a payment. How to see or delete yours.',
  refund:
    'When Northword refunds an order, in full or in part, how long a decision takes and when the money reaches your card, PayPal or bank account.',
  cookies:
    'Each cookie and stored setting of the Northword site by name: what it is for, how long it lasts, and a switch for every optional kind.',
  accessibility:
    'How Northword keeps its site usable by keyboard, screen reader and at 200% text size, what we know to be hard to use, and how to report a barrier.',
  notFound:
    'There is no page at this address. See our 25 writing services and their prices, or write to us, and a person helps you find what you came for.',
}
