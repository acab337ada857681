import { contact } from '@northword/content/contact'
import type { Locator, Page } from 'playwright-core'
import { fieldOf } from './account-forms.ts'

const { fields, label, button } = contact.form

/** A message to the studio. */
export interface Letter {
  name: string
  email: string
  message: string
}

/** The form of the Contact page. */
export const messageForm = (page: Page) => page.getByRole('form', { name: label })

/** A field of the form by its name in the contract. */
export const letterField = (form: Locator, name: keyof Letter) => fieldOf(form, fields[name].label)

/** Types a letter into the form, field by field. */
export async function writeLetter(form: Locator, letter: Partial<Letter>) {
  for (const name of ['name', 'email', 'message'] as const) {
    const text = letter[name]
    if (text !== undefined) await letterField(form, name).fill(text)
  }
}

export const sendButton = (form: Locator) => form.getByRole('button', { name: button })
