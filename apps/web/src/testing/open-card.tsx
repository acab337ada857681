import { findService } from '@northword/content/catalogue'
import { orderOpening } from '@northword/content/order-opening'
import { screen } from '@testing-library/react'
import { CardOrderButton } from '../site/ordering/opening/order-button.tsx'
import { type Answer, fakeServer } from './fake-server.ts'
import { renderOrdering } from './render-ordering.tsx'

/** The link on the service card that opens the form under it. */
export const cardLink = () =>
  screen.getByRole('link', { name: orderOpening.accessible(findService('PS-070')?.name ?? '') })

/** Opens the order form of the Starter package on a service card, before a server that answers so. */
export async function openCard(...answers: Answer[]) {
  const server = fakeServer(...answers)
  const { user } = renderOrdering(<CardOrderButton sku="PS-070" />)
  await user.click(cardLink())
  await screen.findByRole('form')
  return { user, server }
}
