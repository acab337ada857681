import { linkPage } from '@northword/contract/people/by-link'
import { undoLife } from '@northword/content/studio/link-life'
import type { Feature } from '../../feature.ts'
import { hourMs } from '../links/link-purpose.ts'
import { mayMailLink, orderPurposes } from '../orders/mails/about-order.ts'
import { validMs } from './open-link.ts'
import { orderLinkForms, orderLinkViews } from './order-links.form.ts'

const toOrder = { gives: 'order', path: linkPage, validMs, isBehindHash: true, mayMail: mayMailLink } as const

export const orderLinks: Feature = {
  forms: orderLinkForms,
  views: orderLinkViews,
  links: {
    [orderPurposes.mailed]: { ...toOrder, handedAs: orderPurposes.copied },
    [orderPurposes.copied]: toOrder,
    [orderPurposes.undo]: {
      gives: 'undo',
      path: `${linkPage}/undo`,
      mayMail: mayMailLink,
      validMs: undoLife.hours * hourMs,
    },
  },
}
