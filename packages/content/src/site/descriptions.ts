import { site } from '#site'
import { company } from '../studio/company.ts'
import { linkLife, undoLife } from '../studio/link-life.ts'
import type { PageId } from './pages.ts'

/** For search results and shared links, 110 to 160 characters. Browsers load them only after a navigation. */
export const descriptions: Record<PageId, string> = {
  home: site.descriptions.home,
  services: site.descriptions.services,
  pricing: site.descriptions.pricing,
  portfolio: site.descriptions.portfolio,
  about: site.descriptions.about,
  faq: site.descriptions.faq,
  contact: site.descriptions.contact,
  order: `Order one of our writing services at its fixed price. No account is needed, sending costs nothing, and an agent contacts you within ${company.contactWithin}.`,
  orderPlaced:
    'The confirmation of an order that was just sent: its number, its price, what happens next and by when. It is shown to its sender alone.',
  login: `Sign in to your ${company.brand} account to see your orders and projects: which step each piece has reached, what happens next, and by when it happens.`,
  signup: `Create a ${company.brand} account to follow your orders and projects in one place. You can also order any of our services first, without an account.`,
  dashboard: `Your orders and projects at ${company.brand}: what you ordered, which step each piece has reached, what happens next, and how to reach the studio.`,
  signInLink: `Sign in to your ${company.brand} account with the link from our email, without your password. The link is good for ${linkLife.signIn.words} and works once.`,
  forgotPassword: `Ask for a link to choose a new password for your ${company.brand} account. The link comes by email and is good for ${linkLife.resetPassword.words}. Your orders stay as they are.`,
  resetPassword: `Choose a new password for your ${company.brand} account with the link from our email. Every other browser is signed out when the new password is saved.`,
  verifyEmail: `Confirm that this email address is yours. Every order that was placed with it as a guest then appears in the dashboard of your ${company.brand} account.`,
  dashboardOrder: `One of your orders at ${company.brand}: what you ordered, what it costs, how far it is, what happens next and by when, and how to cancel or reach us.`,
  orderLink: `The page of one order at ${company.brand}, for whoever has the link from our email: how far the order is, what happens next, and how to reach the studio.`,
  orderUndo: `Take back the cancellation of an order at ${company.brand} with the link from our email. The link is good for ${undoLife.words} and works once.`,
  undoApproval: `Take back the approval of a text of yours at ${company.brand} with the link from our email. The link is good for ${undoLife.words} and works once.`,
  newsletterConfirm: `Confirm that you want the ${company.brand} newsletter at this address. Until you do, we send nothing. Every newsletter has a link that unsubscribes you.`,
  newsletterUnsubscribe: `Stop the ${company.brand} newsletter with one press of a button. We forget the address at once, and mails about your orders still reach you as before.`,
  blog: site.descriptions.blog,
  blogPost: `There is no article at this address. See the articles of the ${company.brand} studio on briefs, editing, marketing, audio and planning your content.`,
  terms: site.descriptions.terms,
  privacy: site.descriptions.privacy,
  refund: site.descriptions.refund,
  cookies: site.descriptions.cookies,
  accessibility: site.descriptions.accessibility,
  notFound: site.descriptions.notFound,
}
