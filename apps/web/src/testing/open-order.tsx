import { findService } from '@northword/content/studio/catalogue'
import { orderOpening } from '@northword/content/orders/order-opening'
import { screen } from '@testing-library/react'
import { CardOrderButton, OrderButton } from '../site/ordering/opening/order-button.tsx'
import { type Answer, fakeServer } from './fake-server.ts'
import { renderOrdering } from './render-ordering.tsx'

/** The link that opens the form on a service card. */
export const cardLink = () =>
  screen.getByRole('link', { name: orderOpening.accessible(findService('PS-070')?.name ?? '') })

/** The link that opens the dialog. */
export const orderLink = () => screen.getByRole('link', { name: orderOpening.label })

/** Opens the Starter package's form on a service card, with these server answers. */
export async function openCard(...answers: Answer[]) {
  const server = fakeServer(...answers)
  const { user } = renderOrdering(<CardOrderButton sku="PS-070" />)
  await user.click(cardLink())
  await screen.findByRole('form')
  return { user, server }
}

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
