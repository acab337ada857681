import { ordering } from '@northword/content/orders/ordering'
import type { OrderForm } from '@northword/contract/orders/orders'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const { fields, buttons } = ordering

/** Field of the order form by its name in the contract. */
export const field = (name: keyof OrderForm) =>
  screen.getByRole('textbox', { name: new RegExp(`^${escaped(fields[name].label)}`) })

/** The submit button in any state. */
export const sendButton = () =>
  screen.getByRole('button', { name: new RegExp(`^(${buttons.submit}|${buttons.sending})$`) })

/** Fills the form; pastes, which is faster than typing. */
export async function fill(user: UserEvent, form: Partial<OrderForm>) {
  for (const [name, value] of Object.entries(form)) {
    const input = field(name as keyof OrderForm)
    await user.clear(input)
    if (value !== '') await user.paste(value)
  }
}

const escaped = (text: string) => text.replace(/[()]/g, '\\$&')
