import { contact } from '@northword/content/site/contact'
import { chrome } from '@northword/content/site/navigation'
import { orderOpening } from '@northword/content/orders/order-opening'
import { ordering } from '@northword/content/orders/ordering'
import { describe, expect, it } from 'vitest'
import { useEngine } from '../testing/engines/engine-story.ts'
import { service } from '../testing/forms/order-form.ts'

const faults = [
  { what: 'are answered with 503', fault: '503' },
  { what: 'are cut off', fault: 'reset' },
] as const

describe('Scripts that', () => {
  const { network, visit } = useEngine()

  describe.each(faults)('$what', ({ fault }) => {
    it.each(['/', '/pricing', '/services'])('leave Order on %s a link to its page', async (path) => {
      const tab = await visit({ expects: /./ })
      network().lose(/^\/assets\/.*\.js$/, fault)
      await tab.open(path)
      await tab.press('link', orderOpening.accessible(service))
      await tab.at('/order/PS-045')
      const form = tab.inside('form', ordering.dialog.title(service))
      await form.see('button', ordering.buttons.submit)
      expect(await tab.window.run('location.pathname')).toBe('/order/PS-045')
    })

    it('leave the form of /contact to the browser, which posts it', async () => {
      const tab = await visit({ expects: /./ })
      network().lose(/^\/assets\/.*\.js$/, fault)
      await tab.open('/contact')
      await tab.write(contact.form.fields.name.label, 'Ada')
      await tab.press('button', contact.form.button)
      await tab.see('link', 'Email is required')
      expect(await tab.written(contact.form.fields.name.label)).toBe('Ada')
    })

    it('are missed aloud on /blog, and the next press fetches them', async () => {
      const tab = await visit({ expects: /./ })
      network().lose(/^\/assets\/.*\.js$/, fault)
      await tab.open('/blog')
      await tab.press('button', chrome.colorScheme.dark)
      await tab.read(chrome.loadFailure)

      network().mend()
      await tab.press('button', chrome.colorScheme.dark)
      await tab.readNoMore(chrome.loadFailure)
      expect(await tab.window.run('document.querySelectorAll("h1").length')).toBe(1)
    })
  })
})
