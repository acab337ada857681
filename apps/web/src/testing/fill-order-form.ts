import { ordering } from '@northword/content/ordering'
import type { OrderForm } from '@northword/contract/orders'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

const { fields, buttons } = ordering

/** A field of the order form by its name in the contract. */
export const field = (name: keyof OrderForm) =>
  screen.getByRole('textbox', { name: new RegExp(`^${escaped(fields[name].label)}`) })

/** The button that sends the form, whatever it reads. */
export const sendButton = () =>
  screen.getByRole('button', { name: new RegExp(`^(${buttons.submit}|${buttons.sending})$`) })

/** Fills in what a visitor would, pasting to save time. */
export async function fill(user: UserEvent, form: Partial<OrderForm>) {
  for (const [name, value] of Object.entries(form)) {
    const input = field(name as keyof OrderForm)
    await user.clear(input)
    if (value !== '') await user.paste(value)
  }
}

const escaped = (text: string) => text.replace(/[()]/g, '\\$&')
