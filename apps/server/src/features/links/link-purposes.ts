import { linkLife } from '@northword/content/link-life'

const oneHour = 3_600_000

/** What a mailed link is for: the page that it opens, and how long it is good for. */
export const linkPurposes = {
  'verify-email': { path: '/verify-email', validMs: linkLife.verifyEmail.hours * oneHour },
  'reset-password': { path: '/reset-password', validMs: linkLife.resetPassword.hours * oneHour },
  'sign-in': { path: '/login/link', validMs: linkLife.signIn.hours * oneHour },
  'confirm-newsletter': { path: '/newsletter/confirm', validMs: linkLife.confirmNewsletter.hours * oneHour },
  unsubscribe: { path: '/newsletter/unsubscribe', validMs: 5 * 365 * 24 * oneHour },
} as const
export type LinkPurpose = keyof typeof linkPurposes

/** What a link of a mail is to do, and for whom. */
export interface LinkOrder {
  purpose: LinkPurpose
  subjectId: string
}
