import { figures } from '../studio/figures.ts'
import { answerHours } from '../studio/answer-hours.ts'
import { company } from '../studio/company.ts'
import { linkLife } from '../studio/link-life.ts'

/** Title and first texts of a page. */
export interface PageCopy {
  /** The browser title is `{title} - {brand}`. */
  title: string
  heading: string
  intro: string
  /** For an address with its own texts; those of other pages are in descriptions.ts. */
  description?: string
}

const { emails } = company

/** By route id. Sent with every page, so keep it small. */
export const pages = {
  home: {
    title: 'Home',
    heading: 'Good writing, priced before you ask.',
    intro: `Blog posts, web pages, emails and white papers for your business, from $15. Pick a service and send the form. An agent contacts you within ${company.contactWithinHours} hours to finalize payment and details.`,
  },
  services: {
    title: 'Services',
    heading: 'Twenty-five services. Every price in plain sight.',
    intro:
      'Find the piece you need, check what it costs and how long it takes, and send an order in under a minute. You do not need an account.',
  },
  pricing: {
    title: 'Pricing',
    heading: 'The price you see is the price you pay.',
    intro:
      'Every service has one fixed price in US dollars, from $15 to $180. No hourly rates and no per-word bills.',
  },
  portfolio: {
    title: 'Portfolio',
    heading: 'Before and after the red pen',
    intro:
      'Six drafts with our edits left in, and the reason for each in the margin. Judge the work before you pay for any.',
  },
  about: {
    title: 'About',
    heading: 'A writing studio with its prices on the wall',
    intro: `Four people in Hong Kong, at work since ${company.founded}. One of them writes your piece, another edits it, and a plagiarism report comes with it.`,
  },
  faq: {
    title: 'FAQ',
    heading: 'Questions, answered plainly',
    intro: `Twelve of them, with the number or the day in the first sentence. For a thirteenth, write to ${emails.hello}.`,
  },
  contact: {
    title: 'Contact',
    heading: 'Talk to a person',
    intro: `Ask about an order, a custom project or a price. The person who answers is the one who knows, and writes back within ${answerHours} in business hours.`,
  },
  /** For an unknown SKU; a service has its own texts. */
  order: {
    title: 'Service Not Found',
    heading: 'Service Not Found',
    intro: 'We sell nothing under this number. Every service that we do sell is on one page, with its price.',
  },
  orderPlaced: {
    title: 'Order Sent',
    heading: 'Look in your mailbox',
    intro: 'An order that was sent just now is confirmed by email.',
  },
  login: {
    title: 'Login',
    heading: 'Sign in',
    intro: 'Your orders, which step each one has reached, and what happens next.',
  },
  signup: {
    title: 'Sign Up',
    heading: 'Create an account',
    intro:
      'It costs nothing and takes a minute. To order you need none, but with one you see how far each piece is.',
  },
  dashboard: {
    title: 'Dashboard',
    heading: 'Your orders and projects',
    intro: 'Every piece that you ordered, how far it is, and what happens next.',
  },
  signInLink: {
    title: 'Sign-In Link',
    heading: 'Sign in without your password',
    intro: 'Press the button, and you are signed in to your account in this browser.',
  },
  forgotPassword: {
    title: 'Forgot Password',
    heading: 'Choose a new password',
    intro: `Tell us the address of your account. We mail you a link that is good for ${linkLife.resetPassword.words}.`,
  },
  resetPassword: {
    title: 'New Password',
    heading: 'Your new password',
    intro: 'Every other browser that is signed in to your account will be signed out.',
  },
  verifyEmail: {
    title: 'Verify Email',
    heading: 'Is this your address?',
    intro: 'Press the button, and every order that you placed as a guest with it appears in your dashboard.',
  },
  dashboardOrder: {
    title: 'Your Order',
    heading: 'Your order',
    intro: 'What you ordered, how far it is, and what happens next.',
  },
  orderLink: {
    title: 'Order Link',
    heading: 'Your order',
    intro: 'What happens next.',
  },
  orderUndo: {
    title: 'Undo',
    heading: 'Take the cancellation back?',
    intro: 'Press the button, and your order stands again.',
  },
  undoApproval: {
    title: 'Undo Approval',
    heading: 'Take the approval back?',
    intro: 'Press the button, and the text is open to changes again.',
  },
  newsletterConfirm: {
    title: 'Confirm Newsletter',
    heading: 'Do you want our newsletter?',
    intro: 'Press the button and it comes to the address that you gave us. Until then we send nothing.',
  },
  newsletterUnsubscribe: {
    title: 'Unsubscribe',
    heading: 'Stop the newsletter?',
    intro: 'Press the button and we forget your address. Mails about your orders still reach you.',
  },
  blog: {
    title: 'Blog',
    heading: 'Notes from the studio',
    intro:
      'What we have learned about briefs, editing, marketing and audio, with examples that you can steal. The first notes are older than the studio.',
  },
  /** For an unknown slug; an article has its own texts. */
  blogPost: {
    title: 'Blog Post Not Found',
    heading: 'Blog Post Not Found',
    intro: "The blog post you're looking for doesn't exist.",
  },
  terms: {
    title: 'Terms of Service',
    heading: 'Terms of Service',
    intro: `You pay before work begins, we deliver within the time on the card, and you have ${figures.reviewDays} days to ask for changes. The ten sections below say the rest.`,
  },
  privacy: {
    title: 'Privacy Policy',
    heading: 'Privacy Policy',
    intro: `What we keep, why, and for how long. You can download your data and delete your account yourself; for anything else, write to ${emails.privacy}.`,
  },
  refund: {
    title: 'Refund Policy',
    heading: 'Refund Policy',
    intro: `Cancel within 24 hours and before work begins, and you get all of it back. For every other case, read on or write to ${emails.refunds} with your order number.`,
  },
  cookies: {
    title: 'Cookie Policy',
    heading: 'Cookie Policy',
    intro:
      'What this site stores on your device, by name and by lifetime, with a switch for each optional kind. Nothing optional is kept between visits before you have said yes.',
  },
  accessibility: {
    title: 'Accessibility Statement',
    heading: 'Accessibility Statement',
    intro: `What works, what we test and what we know to be wrong. If something is hard to use, write to ${emails.accessibility}: we answer within 24 to 48 hours.`,
  },
  notFound: {
    title: 'Page Not Found',
    heading: '404 Page Not Found',
    intro:
      'This page was cut, moved or never written. Or a letter is missing from the address, which happens to the best of us.',
  },
} as const satisfies Record<string, PageCopy>

export type PageId = keyof typeof pages
