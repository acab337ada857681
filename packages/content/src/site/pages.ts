import { site } from '#site'
import { linkLife } from '../studio/link-life.ts'

/** Title and first texts of a page. */
export interface PageHead {
  /** The browser title is `{title} - {brand}`. */
  title: string
  heading: string
  intro: string
  /** For an address with its own texts; those of other pages are in descriptions.ts. */
  description?: string
}

/** By route id. Sent with every page, so keep it small; a studio's own come with the page that shows them. */
export const pages = {
  get home() {
    return site.heads.home
  },
  get services() {
    return site.heads.services
  },
  get pricing() {
    return site.heads.pricing
  },
  get portfolio() {
    return site.heads.portfolio
  },
  get about() {
    return site.heads.about
  },
  get faq() {
    return site.heads.faq
  },
  get contact() {
    return site.heads.contact
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
  get blog() {
    return site.heads.blog
  },
  /** For an unknown slug; an article has its own texts. */
  blogPost: {
    title: 'Blog Post Not Found',
    heading: 'Blog Post Not Found',
    intro: "The blog post you're looking for doesn't exist.",
  },
  get terms() {
    return site.heads.terms
  },
  get privacy() {
    return site.heads.privacy
  },
  get refund() {
    return site.heads.refund
  },
  get cookies() {
    return site.heads.cookies
  },
  get accessibility() {
    return site.heads.accessibility
  },
  get notFound() {
    return site.heads.notFound
  },
} as const satisfies Record<string, PageHead>

export type PageId = keyof typeof pages
