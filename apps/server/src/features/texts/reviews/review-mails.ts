import type { SiteContent } from '@northword/contract/content/site-content'
import {
  answerNotice,
  closedReview,
  closingReview,
  roundNotice,
  roundReceipt,
  type RoundFacts,
  roundRefused,
  roundReopened,
  studioComments,
} from '@northword/content/mails/review-mails'
import { studioTime } from '@northword/content/studio/promised-time'
import type { NewMail } from '../../mail/new-mail.ts'
import { mailAbout, namesOf, noticeAbout, noticeFrom } from '../../orders/mails/about-order.ts'
import type { Order } from '../../orders/order/order.entity.ts'
import { reviewDaysOf } from '../../orders/order/promise.ts'

type Told = Omit<RoundFacts, 'number' | 'serviceName'>

/** Notice to the studio of a new round. Quotes no comments. */
export const roundNoticeMail = (order: Order, told: Told): NewMail =>
  noticeAbout(order, 'round-notice', roundNotice({ ...namesOf(order), ...told }))

/** Receipt for the client, as anyone with their link may have sent the round. */
export const roundReceiptMail = (order: Order, told: Told): NewMail =>
  mailAbout(order, 'round-receipt', roundReceipt({ ...namesOf(order), ...told }))

export const studioCommentsMail = (
  order: Order,
  told: { title: string; comments: number; by: string },
): NewMail => mailAbout(order, 'studio-comments', studioComments({ ...namesOf(order), ...told }))

export const answerNoticeMail = (
  order: Order,
  told: { title: string; question: string; answer: string },
): NewMail => noticeFrom(order, 'comment-answer-notice', answerNotice({ ...namesOf(order), ...told }))

/** Says that the round was refused, with a link to the reasons. */
export const refusedMail = (
  order: Order,
  told: Pick<Told, 'title'> & { isTakenBack: boolean; isCorrected?: boolean },
): NewMail => mailAbout(order, 'round-refused', roundRefused({ ...namesOf(order), ...told }))

/** Corrects {@link refusedMail}, as a step of the order. */
export const reopenedMail = (order: Order, told: Pick<Told, 'title' | 'cents'>): NewMail =>
  mailAbout(order, 'order-step', roundReopened({ ...namesOf(order), ...told }))

/** @param unsent number of the client's comments that can be sent and are not */
export const closingMail = (
  order: Order,
  { endsAt, unsent, isOutside }: { endsAt: Date; unsent: number; isOutside: boolean },
  { company }: SiteContent,
): NewMail =>
  mailAbout(
    order,
    'review-closing',
    closingReview({
      ...namesOf(order),
      endsBy: studioTime(endsAt, company.timeZone),
      unsent,
      isOutside,
    }),
  )

export const closedMail = (order: Order, isOutside: boolean, site: SiteContent): NewMail =>
  mailAbout(
    order,
    'review-closed',
    closedReview({ ...namesOf(order), reviewDays: reviewDaysOf(order, site), isOutside }, site),
  )
