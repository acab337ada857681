import { findService } from '@northword/content/catalogue'
import { contact } from '@northword/content/contact'
import { chrome } from '@northword/content/navigation'
import { orderOpening } from '@northword/content/order-opening'
import { ordering } from '@northword/content/ordering'
import { describe, expect, it } from 'vitest'
import { useEngine } from '../testing/engines/engine-story.ts'
import type { Tab } from '../testing/engines/tab.ts'

const service = findService('PS-045')?.name ?? ''

const order = {
  press: (tab: Tab) => tab.press('button', orderOpening.accessible(service)),
  answer: ordering.buttons.submit,
}
const send = {
  press: (tab: Tab) => tab.press('button', contact.form.button),
  answer: 'Email is required',
}
const pages = [
  { path: '/', ...order },
  { path: '/pricing', ...order },
  { path: '/services', ...order },
  { path: '/contact', ...send },
]

const faults = [
  { what: 'are answered with 503', fault: '503' },
  { what: 'are cut off', fault: 'reset' },
] as const

describe('Scripts that', () => {
  const { network, visit } = useEngine()

  describe.each(faults)('$what', ({ fault }) => {
    it.each(pages)(
      'are missed aloud on $path, and the next press fetches them',
      async ({ path, press, answer }) => {
        const tab = await visit()
        tab.expectProblem(/./)
        network().lose(/^\/assets\/.*\.js$/, fault)
        await tab.open(path)
        await press(tab)
        await tab.read(chrome.loadFailure)

        network().mend()
        await press(tab)
        await tab.read(answer)
        await tab.readNoMore(chrome.loadFailure)
        expect(await tab.window.run('document.querySelectorAll("h1").length')).toBe(1)
      },
    )
  })
})
