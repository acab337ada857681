import { deskMailServer as words } from '@northword/content/desk/desk-mail-server'
import { deskSite } from '@northword/content/desk/desk-site'
import { deskSiteOpening } from '@northword/content/desk/desk-site-opening'
import { catchMail } from '@northword/rig/mail-catcher'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expectNoProblems, looks } from '../../testing/accessibility/looks.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { button, owner, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { fieldOf } from '../../testing/forms/account-forms.ts'

const visit = useBrowser()
const { fields, test } = words

describe.skipIf(withoutBrowser).each(looks)('The mail server of a new studio, on $screen', ({ options }) => {
  const studio = useDeskSite({ SMTP_URL: '' })

  it('is set and tried at the desk, and takes the next mail', { tags: ['thorough'] }, async () => {
    const catcher = await catchMail()
    onTestFinished(() => catcher.close())
    const { hostname, port } = new URL(catcher.url)
    const { page } = await ownerAtDesk(visit, studio, options)
    await page.getByRole('link', { name: deskSite.heading, exact: true }).click()
    await page.getByRole('heading', { name: deskSiteOpening.here.heading }).waitFor()
    await expectNoProblems(page)

    await page.getByRole('link', { name: words.link }).click()
    await fieldOf(page, fields.host).fill('127.0.0.1')
    await fieldOf(page, fields.port).fill('9')
    await page.getByLabel(fields.security).selectOption('offered')
    await button(page, words.button).click()
    await page.getByText(words.saved).waitFor()
    await button(page, test.button).click()
    await page.getByText(words.faults.mailServerAway('127.0.0.1:9')).waitFor()
    await expectNoProblems(page)

    await fieldOf(page, fields.host).fill(hostname)
    await fieldOf(page, fields.port).fill(port)
    await button(page, words.button).click()
    await page.getByText(words.changes.line(owner.name, hostname, Number(port))).waitFor()
    await button(page, test.button).click()
    await page.getByText(test.accepted(owner.email)).waitFor()
    expect(catcher.tries.map(({ envelope }) => envelope.to).flat()).toContain(owner.email)
    await expectNoProblems(page)
  })
})
