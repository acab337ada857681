import { contact } from '@northword/content/site/contact'
import type { Locator, Page } from 'playwright-core'
import { fieldOf } from './account-forms.ts'

const { fields, label, button } = contact.form

export interface Letter {
  name: string
  email: string
  message: string
}

export const messageForm = (page: Page) => page.getByRole('form', { name: label })

/** By its name in the contract. */
export const letterField = (form: Locator, name: keyof Letter) => fieldOf(form, fields[name].label)

export async function writeLetter(form: Locator, letter: Partial<Letter>) {
  for (const name of ['name', 'email', 'message'] as const) {
    const text = letter[name]
    if (text !== undefined) await letterField(form, name).fill(text)
  }
}

export const sendButton = (form: Locator) => form.getByRole('button', { name: button })
