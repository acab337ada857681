/** @module-tag thorough */
import { deskSiteMails } from '@northword/content/desk/desk-site'
import { describe, it } from 'vitest'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'

const visit = useBrowser()

describe.skipIf(withoutBrowser).each(looks)('Sentences of mails, on $screen', ({ options }) => {
  const studio = useDeskSite()

  it('take the names of their own mail alone, and are shown as the mail will be', async () => {
    const { page } = await ownerAtDesk(visit, studio, options)
    await page.goto('/desk/site/studio/mails')
    const first = page.locator('form textarea').first()
    await first.waitFor()
    await first.fill('Hello {amount}')
    await page.getByText('{amount} stands for nothing').waitFor()
    await first.fill('Hello {contactBy}')
    await page.getByText(/^Saved as a draft/).waitFor()
    await page.getByText(/^We have your order [A-Z]+-ORD-/).click()
    const mail = page.frameLocator('iframe[title^="We have your order"]')
    await mail.getByText(/^Hello \w+day, /).waitFor()
    await page.getByText(deskSiteMails.asText).first().click()
    await page.getByText(/^We have your order\n\nHello \w+day, /).waitFor()
    await expectNoProblems(page)
  })
})
