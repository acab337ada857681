import { firstOf } from '@northword/rig/first-of'
import { site as seed } from '@northword/content/matter/of-seed'
import { company } from '@northword/content/studio/company'
import type { MailBody } from '@northword/server/features/mail/mail.entity'
import { renderHtml } from '@northword/server/features/mail/render/render-html'
import { describe, expect } from 'vitest'
import { readSite, useBrowser, withoutBrowser } from '../../testing/browser/browser-story.ts'
import { sidewaysOverflow } from '../../testing/accessibility/sideways.ts'

/** The longest possible values. */
const longest = {
  'an order number': `${company.orderPrefix}-ORD-2026030612345678-ABCDEFGHIJKLMNOP`,
  'an address': `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example`,
  'a word without an end': 'W'.repeat(2_000),
  'an hour': 'by Wednesday, September 30 at 10:35 PM Hong Kong time',
  'a link': `https://pay.provider.example/${'x'.repeat(1_900)}`,
}

/** A mail with this text in every place. */
function mailOf(words: string): string {
  const link = { label: words, url: `https://studio.example/o#${words}` }
  const body: MailBody = {
    heading: words,
    paragraphs: [words, `Before it ${words}, and after it.`],
    facts: [
      // A label is a fixed word or an order number.
      [longest['an order number'], words],
      ['Turnaround', words],
      ['Price the client saw', `${words}\n${words}`],
    ],
    closing: [words],
  }
  return renderHtml(words, body, seed, { button: link, foot: [link, { ...link, label: 'The site' }] })
}

const visit = useBrowser()
describe.skipIf(withoutBrowser)('A mail on a phone', () => {
  const site = readSite()
  const told = [320, 360].flatMap((width) =>
    Object.entries(longest).map(([what, words]) => ({ width, what, words })),
  )

  firstOf(told)(
    'of $width px is no wider than its screen, whatever it holds: $what',
    async ({ width, words }) => {
      const { page } = await visit(site, { viewport: { width, height: 740 } })
      await page.setContent(mailOf(words))
      expect(await page.evaluate(sidewaysOverflow)).toBe(0)
    },
  )
})
