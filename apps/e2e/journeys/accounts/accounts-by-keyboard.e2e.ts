import { auth } from '@northword/content/site/auth'
import { dashboard } from '@northword/content/orders/dashboard'
import { profile } from '@northword/content/orders/profile'
import { authMessages } from '@northword/contract/messages'
import { describe, expect, it } from 'vitest'
import { dashboardOf, fieldOf, password, signOutButton } from '../../testing/forms/account-forms.ts'
import { expectAddress } from '../../testing/browser/address.ts'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { alone, clients } from '../../testing/clients.ts'
import { tabTo } from '../../testing/browser/keyboard.ts'
import { toastSaying } from '../../testing/browser/toasts.ts'

const visit = useBrowser()
const ada = alone(clients.ada, 'keyboard')

describe.skipIf(withoutBrowser)('A client who uses only the keyboard', () => {
  const site = readSite()

  it('signs up, looks around, changes the profile, signs out and in again', async () => {
    const { page } = await visit(site)
    const { keyboard } = page
    await page.goto('/signup')
    await tabTo(page, fieldOf(page, auth.fields.name.label))
    for (const value of [ada.fullName, ada.email, password]) {
      await keyboard.insertText(value)
      await keyboard.press('Tab')
    }
    // The button shows the password, and hides it again.
    const fieldType = () => page.locator('input[name=password]').getAttribute('type')
    await keyboard.press('Enter')
    await expect.poll(fieldType).toBe('text')
    await keyboard.press('Enter')
    await expect.poll(fieldType).toBe('password')
    await tabTo(page, fieldOf(page, auth.fields.confirmPassword.label))
    await keyboard.insertText(password)
    await page.getByText(authMessages.passwordsMatchHint).waitFor()
    await tabTo(page, page.getByRole('checkbox'))
    await keyboard.press('Space')
    await keyboard.press('Enter')
    await dashboardOf(page, ada)

    await tabTo(page, page.getByRole('tab', { name: dashboard.tabs.projects }))
    await keyboard.press('ArrowRight')
    await expectAddress(page, '/dashboard?tab=orders')
    await keyboard.press('ArrowRight')
    await expectAddress(page, '/dashboard?tab=profile')
    await tabTo(page, fieldOf(page, profile.details.fields.phone))
    await keyboard.insertText('+852 0000 2222')
    await keyboard.press('Enter')
    await toastSaying(page, authMessages.profileUpdatedTitle)

    await page.reload()
    await dashboardOf(page, ada)
    const phone = fieldOf(page, profile.details.fields.phone)
    await expect.poll(() => phone.inputValue()).toBe('+852 0000 2222')
    await tabTo(page, signOutButton(page))
    await keyboard.press('Enter')
    await toastSaying(page, authMessages.signedOutTitle)

    await page.goto('/login')
    await tabTo(page, fieldOf(page, auth.fields.email.label))
    await keyboard.insertText(ada.email)
    await tabTo(page, fieldOf(page, auth.fields.password.label))
    await keyboard.insertText(password)
    await keyboard.press('Enter')
    await dashboardOf(page, ada)
  })
})
