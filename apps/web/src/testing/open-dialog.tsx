import { ordering } from '@northword/content/ordering'
import { screen } from '@testing-library/react'
import { type Answer, fakeServer } from './fake-server.ts'
import { OrderDialogButton } from '../features/ordering/order-dialog-button.tsx'
import { renderOrdering } from './render-ordering.tsx'

/** The button on the page that opens the dialog. */
export const orderButton = () => screen.getByRole('button', { name: ordering.open.label })

/** Opens the order dialog of the Starter package on a page of its own, before a server that answers so. */
export async function openDialog(...answers: Answer[]) {
  const server = fakeServer(...answers)
  const { user } = renderOrdering(<OrderDialogButton sku="PS-070">{ordering.open.label}</OrderDialogButton>)
  await user.click(orderButton())
  await screen.findByRole('dialog')
  return { user, server }
}

/** The keys under which this device keeps something of that kind. */
export const keptKeys = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix))
