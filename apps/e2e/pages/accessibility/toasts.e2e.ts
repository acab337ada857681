/** @module-tag thorough */
import { chrome } from '@northword/content/site/navigation'
import { ordering } from '@northword/content/orders/ordering'
import { describe, expect, it } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { clients } from '../../testing/clients.ts'
import { tabTo, waitForFocus } from '../../testing/browser/keyboard.ts'
import { fillForm, openForm, service, submitButton } from '../../testing/forms/order-form.ts'
import { toasts, toastSaying } from '../../testing/browser/toasts.ts'

const visit = useBrowser()
const { fields } = ordering

describe.skipIf(withoutBrowser)('A toast', () => {
  const site = readSite()

  it('that F8 reaches is closed by Escape, alone: the dialog, the brief and the place in it stay', async () => {
    const { page } = await visit(site, { at: '/' })
    const form = await openForm(page, service)
    await fillForm(form, { note: clients.gus.note })
    for (const tabs of [0, 1, 2]) {
      await submitButton(form).click()
      const toast = await toastSaying(page, 'Full name is required')
      await waitForFocus(form.getByLabel(fields.fullName.label))
      await page.keyboard.press('F8')
      for (let presses = 0; presses < tabs; presses += 1) await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await toast.waitFor({ state: 'hidden', timeout: 2000 })
      expect(await form.getByLabel(fields.note.label).inputValue()).toBe(clients.gus.note)
      await waitForFocus(form.getByLabel(fields.fullName.label))
    }
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })
  })

  it.each(['the mouse', 'the keyboard'])(
    'that was closed with × by %s does not stop later ones from closing by themselves',
    async (way) => {
      const { page } = await visit(site, { at: '/' })
      const form = await openForm(page, service)
      await submitButton(form).click()
      const toast = await toastSaying(page, 'Full name is required')
      const close = toast.getByRole('button', { name: chrome.toast.close })
      if (way === 'the mouse') {
        await close.hover()
        await close.click()
      } else {
        await page.keyboard.press('F8')
        await tabTo(page, close)
        await page.keyboard.press('Enter')
      }
      await toast.waitFor({ state: 'hidden', timeout: 2000 })
      await submitButton(form).click()
      await toastSaying(page, 'Full name is required')
      await toasts(page).waitFor({ state: 'hidden', timeout: 8000 })
      expect(await form.isVisible()).toBe(true)
    },
  )
})
