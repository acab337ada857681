import { deliveryMail as words } from '@northword/content/mails/delivery-mail'
import type { NewMail } from '../../mail/new-mail.ts'
import { mailAbout } from '../../orders/order-link.ts'
import type { Order } from '../../orders/order.entity.ts'

interface Told {
  title: string
  number: number
  note: string
  has: number
  of: number
}

export const deliveryMail = (order: Order, { number: version, ...told }: Told): NewMail =>
  mailAbout(
    order,
    'text-delivered',
    words({ number: order.number, serviceName: order.name, version, ...told }),
  )
