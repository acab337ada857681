/** @module-tag thorough */
import { deskTokens } from '@northword/content/desk/desk-tokens'
import { tokenScopes } from '@northword/content/desk/token-scopes'
import { failures } from '@northword/content/operate/failures'
import { scopeGroups } from '@northword/contract/desk/tokens'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fieldOf } from '../../testing/forms/account-forms.ts'
import { useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { button, ownerAtDesk, useDeskSite } from '../../testing/desk/desk-site.ts'
import { waitForFocus } from '../../testing/browser/keyboard.ts'
import { expectNoProblems } from '../../testing/accessibility/looks.ts'

const visit = useBrowser()
const { create, made, revoke, states } = deskTokens
const program = 'Bookkeeping'

const row = (page: Page) => page.getByRole('row', { name: new RegExp(program) })

describe.skipIf(withoutBrowser)('A program at the desk', () => {
  const studio = useDeskSite()

  const askQueue = async (secret: string) => {
    const headers = { authorization: `Bearer ${secret}` }
    const answer = await fetch(new URL('/api/desk/queue', studio.site.url), { headers })
    return { status: answer.status, body: await answer.json() }
  }

  it('is let in by a token, works with it, and is locked out again', async () => {
    const { page } = await ownerAtDesk(visit, studio, { expects: /\b401\b/ })
    await page.goto('/desk/staff')
    await page.getByRole('link', { name: deskTokens.link.open }).click()
    await waitForFocus(page.getByRole('heading', { name: deskTokens.heading, exact: true }))
    await page.getByText(deskTokens.none).waitFor()
    await expectNoProblems(page)

    await button(page, create.open).click()
    await page.getByRole('button', { name: create.button }).click()
    await page.getByText('Say which program it is for.').waitFor()
    await waitForFocus(fieldOf(page, create.name))
    await fieldOf(page, create.name).fill(program)
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(1)
    const withCare = page.getByRole('group', { name: tokenScopes.groups.withCare })
    expect(await withCare.getByRole('checkbox').count()).toBe(scopeGroups.withCare.length)
    await page.getByRole('checkbox', { name: tokenScopes.labels['desk:write'] }).check()
    await expectNoProblems(page)
    await page.keyboard.press('Enter')
    const field = fieldOf(page, made.secret)
    await waitForFocus(field)
    const secret = await field.inputValue()
    await page.getByText(`Bearer ${secret}`).waitFor()
    await expectNoProblems(page)
    await button(page, made.done).click()
    await row(page).getByText(deskTokens.table.never, { exact: true }).waitFor()
    expect(await page.content()).not.toContain(secret)

    expect(await askQueue(secret)).toEqual({ status: 200, body: { duties: [], next: null } })
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await row(page).getByText(deskTokens.table.never, { exact: true }).waitFor({ state: 'hidden' })
    await expectNoProblems(page)

    await button(page, revoke.openNamed(program)).click()
    await expectNoProblems(page)
    await button(page, revoke.button).click()
    await waitForFocus(page.getByText(revoke.done(program)))
    await row(page).getByText(states.revoked, { exact: true }).waitFor()
    await expectNoProblems(page)
    expect(await askQueue(secret)).toMatchObject({ status: 401, body: { message: failures.tokenInvalid } })
  })
})
