import { orderOpening } from '@northword/content/orders/order-opening'
import { screen } from '@testing-library/react'
import { type Answer, fakeServer } from './fake-server.ts'
import { OrderButton } from '../site/ordering/opening/order-button.tsx'
import { renderOrdering } from './render-ordering.tsx'

/** The link that opens the dialog. */
export const orderLink = () => screen.getByRole('link', { name: orderOpening.label })

/** Opens the Starter package's order dialog, with these server answers. */
export async function openDialog(...answers: Answer[]) {
  const server = fakeServer(...answers)
  const { user } = renderOrdering(<OrderButton sku="PS-070">{orderOpening.label}</OrderButton>)
  await user.click(orderLink())
  await screen.findByRole('dialog')
  return { user, server }
}

/** Keys with this prefix in localStorage and sessionStorage. */
export const keptKeys = (prefix: string) =>
  [localStorage, sessionStorage]
    .flatMap((storage) => Object.keys(storage))
    .filter((key) => key.startsWith(prefix))
