import { articles } from '@northword/content/site/articles/articles'
import { blog } from '@northword/content/site/blog'
import { consent } from '@northword/content/site/consent'
import { headerNav } from '@northword/content/site/navigation'
import { cookieBannerDelayMs, nothingOptional, shownByDefault } from '@northword/contract/site/consent'
import { preferencesKey } from '@northword/contract/device/device-key-names'
import { describe, expect, it } from 'vitest'
import { phone, useEngine } from '../testing/engines/engine-story.ts'
import { routes } from '../testing/pages/routes.ts'
import { sidewaysOverflow } from '../testing/accessibility/sideways.ts'

const { banner } = consent

describe('A visitor', () => {
  const { network, visit } = useEngine()

  it('reads every page on a phone, and none of them scrolls sideways', async () => {
    const tab = await visit({ size: phone })
    for (const { path, title } of routes) {
      await tab.open(path)
      expect(await tab.window.run('document.title'), path).toBe(title)
      expect(await tab.inside('main').see('heading'), path).not.toBe('')
      expect(await tab.window.run(`(${String(sidewaysOverflow)})()`), path).toBeLessThanOrEqual(0)
    }
  })

  it('goes from page to page by the links of the header, and back', async () => {
    const tab = await visit({ at: '/' })
    for (const { label, to } of headerNav) {
      await tab.inside('banner').press('link', label)
      await tab.at(to)
      await tab.inside('main').see('heading')
    }
    await tab.window.run('history.back()')
    await tab.at('/blog')
    expect(await tab.written(blog.search)).toBe('')
  })

  it('comes to the page asked for last, while another is on its way', async () => {
    const tab = await visit({ at: '/blog' })
    // Its scripts run, so they load the next page.
    await tab.write(blog.search, articles.at(-1)?.title ?? '')
    await tab.inside('main').read(blog.count(1))
    network().lose(/^\/about$/, 'hang')
    await tab.inside('banner').press('link', 'About')
    await tab.at('/about')
    await tab.open('/pricing')
    await tab.at('/pricing')
    expect(await tab.window.run('document.title')).toMatch(/^Pricing/)
  })

  it('finds an article by its words', async () => {
    const wanted = articles.at(-1)?.title ?? ''
    const tab = await visit({ at: '/blog' })
    await tab.write(blog.search, wanted)
    await tab.inside('main').read(blog.count(1))
    expect(await tab.inside('main').see('heading', wanted)).toBe(wanted)
    await tab.write(blog.search, 'no article has these words')
    await tab.inside('main').see('heading', blog.none.heading)
    await tab.press('link', blog.none.button)
    await tab.inside('main').read(blog.count(articles.length))
  })

  it.each([
    { answer: banner.accept, preferences: shownByDefault },
    { answer: banner.decline, preferences: nothingOptional },
  ])('answers the cookie banner with $answer, once and for all', async ({ answer, preferences }) => {
    const tab = await visit({ isNew: true, size: phone, at: '/pricing' })
    await tab.inside('region', banner.label).press('button', answer)
    await tab.miss('region', banner.label)
    const stored = await tab.window.run(`localStorage.getItem('${preferencesKey}')`)
    expect(JSON.parse(String(stored))).toEqual(preferences)

    await tab.open('/faq')
    await new Promise((resolve) => setTimeout(resolve, cookieBannerDelayMs + 700))
    await tab.miss('region', banner.label)
  })
})
