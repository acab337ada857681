import { duringTests } from '@northword/rig/during-tests'
import { openSite } from '@northword/rig/site'
import { quickestKind } from '@northword/rig/site-database'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openBrokenNetwork } from '../testing/network/broken-network.ts'
import { useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import { assetsInPage, filesOf, loseEach, lostTo, type Reading } from '../testing/network/lost-files.ts'
import { type Hands, sentForms } from '../testing/network/sent-forms.ts'

const visit = useBrowser()
const [message] = sentForms
/** One file of each kind, lost in a way of its own: the page's entry, code of the form, a style sheet. */
const losses = [
  [/\/main-.*\.js$/, 'half'],
  [/\/send-message-.*\.js$/, 'hang'],
  [/\.css$/, '404'],
] as const

const handsIn = (place: Page | Locator) => ({
  async press(role: string, name?: string) {
    const found = place.getByRole(role as 'button', name === undefined ? {} : { name, exact: true }).first()
    await (role === 'checkbox' ? found.check() : found.click())
  },
  write: (label: string, text: string) => place.getByLabel(label).first().fill(text),
})

const handsOf = (page: Page): Hands => ({
  ...handsIn(page),
  open: (path) => page.goto(path, { waitUntil: 'commit' }),
  inside: (role, name = '') => handsIn(page.getByRole(role as 'form', { name })),
})

describe.skipIf(withoutBrowser)('A form', () => {
  const site = duringTests(() => openSite(quickestKind, { RATE_LIMIT_FACTOR: '10000' }))
  const network = duringTests(() => openBrokenNetwork(site.url))

  async function reading(): Promise<Reading> {
    const { page, context, expectProblem } = await visit({ ...site, url: network.url })
    // Each browser has its own words for a lost file.
    expectProblem(/./)
    return { hands: handsOf(page), files: () => page.evaluate(assetsInPage), leave: () => context.close() }
  }
  const studio = () => ({ site, network, visit: reading })

  it('is received once where a file of any kind is lost', { tags: ['thorough'] }, async () => {
    if (!message) throw new Error('There is no form.')
    const files = await filesOf(studio(), message, 'whole')
    const lost = losses.map(([kind, fault]) => [files.find((file) => kind.test(file)) ?? '', fault] as const)
    expect(lost.filter(([file]) => file === '')).toEqual([])
    expect(await lostTo(studio(), message, lost, 'kind')).toEqual([])
  })

  it(
    'is received once whichever file is lost, in every way',
    { tags: ['thorough'], timeout: 1_200_000 },
    async () => {
      const { files, failed } = await loseEach(studio(), sentForms)
      expect(files.size).toBeGreaterThan(20)
      expect(failed).toEqual([])
    },
  )
})
