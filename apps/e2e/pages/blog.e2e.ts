/** @module-tag thorough */
import { articles } from '@northword/content/site/articles/articles'
import { blog } from '@northword/content/site/blog'
import { blogPost } from '@northword/content/site/blog-post'
import { pages } from '@northword/content/site/pages'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAddress, expectHeading } from '../testing/browser/address.ts'
import { readSite, useBrowser, withoutBrowser } from '../testing/browser/browser-story.ts'
import { holdScripts, hydrate, markup } from '../testing/browser/hydration.ts'
import { tabTo } from '../testing/browser/keyboard.ts'
import { expectNoProblems, looks } from '../testing/accessibility/looks.ts'
import { titleOf } from '../testing/pages/routes.ts'

const visit = useBrowser()
const { share } = blogPost
const allTitles = articles.map(({ title }) => title)
const article = articles[1] ?? articles[0]
if (!article) throw new Error('There is no article to read.')
const address = `/blog/${article.slug}`

const searchField = (page: Page) => page.getByRole('searchbox', { name: blog.search })
const chip = (page: Page, name: string) =>
  page.getByRole('list', { name: blog.categories }).getByRole('link', { name })
const cards = (page: Page) => page.getByRole('main').locator('li:has(h3)')
const shareButton = (page: Page) => page.getByRole('button', { name: share.button })
const shareStatus = (page: Page) => page.getByRole('group', { name: share.label }).getByRole('status')

describe.skipIf(withoutBrowser)('The blog', () => {
  const site = readSite()

  it('is searched and narrowed with the mouse, and Back undoes what was pressed', async () => {
    const { page } = await visit(site, { at: '/' })
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await expectTitles(page, allTitles)
    expect(await cards(page).first().getByText(blog.featured).isVisible()).toBe(true)

    await chip(page, 'Marketing').click()
    await expectAddress(page, '/blog?category=marketing')
    await expectTitles(page, ['One Page, One Reader, One Next Step'])
    await chip(page, 'Industry Trends').click()
    await searchField(page).click()
    await page.keyboard.type('EMAIL ada')
    await expectAddress(page, '/blog?q=EMAIL+ada&category=industry-trends')
    await expectTitles(page, ['What Is Changing for People Who Buy Words'])
    expect(await page.getByText(blog.featured).count()).toBe(0)

    // Typing replaces one history entry.
    await page.goBack()
    await expectAddress(page, '/blog?category=marketing')
    await expectTitles(page, ['One Page, One Reader, One Next Step'])
    expect(await searchField(page).inputValue()).toBe('')
    await page.goBack()
    await expectAddress(page, '/blog')
    await expectTitles(page, allTitles)
    expect(await page.getByText(blog.featured).isVisible()).toBe(true)
    await page.goForward()
    await page.goForward()
    await expectAddress(page, '/blog?q=EMAIL+ada&category=industry-trends')
    await expect.poll(() => searchField(page).inputValue()).toBe('EMAIL ada')
    await expectTitles(page, ['What Is Changing for People Who Buy Words'])
  })

  it('is searched and narrowed with the keyboard', async () => {
    const { page } = await visit(site, { at: '/blog' })
    await tabTo(page, searchField(page))
    await page.keyboard.type('podcasts')
    await expectTitles(page, ['Record Speech a Writer Can Use', 'A Content Plan on One Page'])
    await page.keyboard.press('Enter')
    await tabTo(page, chip(page, 'Audio Quality'))
    await page.keyboard.press('Enter')
    await expectAddress(page, '/blog?q=podcasts&category=audio-quality')
    await expectTitles(page, ['Record Speech a Writer Can Use'])
    expect(await chip(page, 'Audio Quality').getAttribute('aria-current')).toBe('true')
    await tabTo(page, cards(page).getByRole('link'))
    await page.keyboard.press('Enter')
    await expectAddress(page, '/blog/record-speech-a-writer-can-use')
    await page.goBack()
    await expectTitles(page, ['Record Speech a Writer Can Use'])
    expect(await searchField(page).inputValue()).toBe('podcasts')
  })

  it('opens a shared address as it was shared, before its scripts are there', async () => {
    const { page } = await visit(site)
    const goOn = await holdScripts(page)
    await page.goto('/blog?q=checklists&category=editing-tips', { waitUntil: 'commit' })
    await expectTitles(page, ['Edit Your Own Draft in Five Passes'])
    expect(await searchField(page).inputValue()).toBe('checklists')
    expect(await chip(page, 'Editing Tips').getAttribute('aria-current')).toBe('true')
    const before = await markup(page)
    goOn()
    await hydrate(page)
    expect(await markup(page)).toBe(before)
  })

  it('shows what Back leads to, before its scripts are there', async () => {
    const { page } = await visit(site, { at: '/blog?category=marketing' })
    await hydrate(page)
    await chip(page, 'Industry Trends').click()
    await expectAddress(page, '/blog?category=industry-trends')
    await page.goto('/about')
    await page.route('**/assets/*.js', () => {})
    // This document is another one, and only shares its history with the first.
    await page.goBack()
    await expectTitles(page, ['What Is Changing for People Who Buy Words'])
    await page.goBack()
    await expectAddress(page, '/blog?category=marketing')
    await expectTitles(page, ['One Page, One Reader, One Next Step'])
  })

  it('searches for what was typed before its scripts were there', async () => {
    const { page } = await visit(site)
    const goOn = await holdScripts(page)
    await page.goto('/blog?category=marketing', { waitUntil: 'commit' })
    await searchField(page).fill('one')
    goOn()
    await expectAddress(page, '/blog?q=one&category=marketing')
    await expectTitles(page, ['One Page, One Reader, One Next Step'])
    expect(await searchField(page).inputValue()).toBe('one')
  })

  it.each(looks)('says when it has nothing, and begins again, on $screen', async ({ options }) => {
    const { page } = await visit(site, { ...options, at: '/blog?q=zeppelin' })
    await page.getByRole('heading', { name: 'No articles found' }).waitFor()
    await expectTitles(page, [])
    await expectNoProblems(page)
    await hydrate(page)
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await expectAddress(page, '/blog')
    await expectTitles(page, allTitles)
    expect(await searchField(page).evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await searchField(page).inputValue()).toBe('')
  })

  it.each(looks)('is searched and narrowed without a script, on $screen', async ({ options }) => {
    const { page } = await visit(site, { ...options, javaScriptEnabled: false, at: '/blog' })
    await chip(page, 'Audio Quality').click()
    await expectAddress(page, '/blog?category=audio-quality')
    await searchField(page).fill('podcasts')
    await page.getByRole('button', { name: blog.searchButton }).click()
    await expectAddress(page, '/blog?q=podcasts&category=audio-quality')
    await expectTitles(page, ['Record Speech a Writer Can Use'])
    expect(await searchField(page).inputValue()).toBe('podcasts')
    await expectNoProblems(page)
    await chip(page, blog.all).click()
    await expectTitles(page, ['Record Speech a Writer Can Use', 'A Content Plan on One Page'])
    await searchField(page).fill('zeppelin')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Clear Filters' }).click()
    await expectAddress(page, '/blog')
    await expectTitles(page, allTitles)
  })

  it('can be read from its list to its last line without a script', async () => {
    const { page } = await visit(site, { javaScriptEnabled: false, at: '/blog' })
    expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(allTitles)
    await page.getByRole('link', { name: article.title }).click()
    await expectArticle(page)
    expect(await shareButton(page).isVisible()).toBe(false)
    await page.getByRole('navigation', { name: blogPost.contents }).getByRole('link').last().click()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(5000)
    await page.getByRole('link', { name: blogPost.back.label }).click()
    await expectAddress(page, '/blog')
  })

  it('leads from the list to an article, to its neighbor and back without loading a document', async () => {
    const { page } = await visit(site, { at: '/blog' })
    await hydrate(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
    await page.getByRole('link', { name: article.title }).click()
    await expectArticle(page)
    const neighbor = page.getByRole('navigation', { name: blogPost.neighbors.label }).getByRole('link').last()
    const title = await neighbor.innerText()
    await neighbor.click()
    await expectHeading(page, title)
    expect(await page.title()).toBe(titleOf(title))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expectArticle(page)
    await page.getByRole('link', { name: blogPost.back.label }).click()
    await expectTitles(page, allTitles)
    expect(await page.locator('html[data-same]').count()).toBe(1)
  })

  it.each(looks)('sets an article that stays as it was built, on $screen', async ({ options }) => {
    const { page } = await visit(site, { ...options, timezoneId: 'Pacific/Pago_Pago' })
    const texts: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/(article-matter|about|.*-in-five-passes)/.test(request.url())) texts.push(request.url())
    })
    await page.goto(address)
    await expectArticle(page)
    const before = await markup(page)
    await hydrate(page)
    await page.waitForLoadState('networkidle')
    expect(await markup(page)).toBe(before)
    expect(texts).toEqual([])
    await expectNoProblems(page)
    await page.getByRole('navigation', { name: blogPost.contents }).getByRole('link').last().click()
    expect(new URL(page.url()).hash).toBe('#a-checklist-for-the-wall')
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(5000)
  })

  it('links to three networks with the address and the title', async () => {
    const { page } = await visit(site, { at: address })
    const networks = page.getByRole('group', { name: share.label }).getByRole('link')
    const links = await networks.evaluateAll((found) =>
      found.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
    )
    const url = encodeURIComponent(site.url + address)
    const tab = ['_blank', 'noopener noreferrer']
    expect(links).toEqual([
      [`https://x.com/intent/post?url=${url}&text=${encodeURIComponent(article.title)}`, ...tab],
      [`https://www.facebook.com/sharer/sharer.php?u=${url}`, ...tab],
      [`https://www.linkedin.com/sharing/share-offsite/?url=${url}`, ...tab],
    ])
  })

  it('shares by the dialog of the device', async () => {
    const { page } = await visit(site)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (what: ShareData) =>
          document.documentElement.setAttribute('data-shared', JSON.stringify(what)),
      })
    })
    await page.goto(address)
    await shareButton(page).click()
    const shared = page.locator('html[data-shared]')
    await shared.waitFor()
    expect(JSON.parse((await shared.getAttribute('data-shared')) ?? '')).toEqual({
      title: article.title,
      url: site.url + address,
    })
  })

  it('copies the address where there is no such dialog', async () => {
    const { page, context } = await visit(site)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await withoutDialog(page)
    await page.goto(address)
    await shareButton(page).click()
    await shareStatus(page).getByText(share.copied).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + address)
  })

  it.each(looks)('shows the address where copying is refused, on $screen', async ({ options }) => {
    const { page } = await visit(site, options)
    await withoutDialog(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) },
      })
    })
    await page.goto(address)
    await shareButton(page).click()
    await shareStatus(page).getByText(share.byHand).waitFor()
    const field = page.getByRole('textbox', { name: share.address })
    expect(await field.inputValue()).toBe(site.url + address)
    expect(await page.evaluate(() => String(document.getSelection()))).toBe(site.url + address)
    await expectNoProblems(page)
  })

  it.each(looks)('says that an article is not there, on $screen', async ({ options }) => {
    const { page } = await visit(site, { ...options, expects: /404/ })
    const answer = await page.goto('/blog/no-such-post')
    expect(answer?.status()).toBe(404)
    expect(await page.title()).toBe(titleOf(pages.blogPost.title))
    await expectHeading(page, 'Blog Post Not Found')
    await page.getByText("The blog post you're looking for doesn't exist.", { exact: true }).waitFor()
    const before = await markup(page)
    await hydrate(page)
    expect(await markup(page)).toBe(before)
    await expectNoProblems(page)
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expectTitles(page, allTitles)
  })
})

/** These articles in order, and their count in the live region. */
async function expectTitles(page: Page, titles: readonly string[]) {
  await expect.poll(() => cards(page).getByRole('heading').allInnerTexts()).toEqual(titles)
  expect(await page.getByRole('main').getByRole('status').first().innerText()).toBe(blog.count(titles.length))
}

async function expectArticle(page: Page) {
  await expectHeading(page, article?.title ?? '')
  expect(await page.title()).toBe(titleOf(article?.title ?? ''))
  await page.getByRole('heading', { level: 2, name: 'A checklist for the wall' }).waitFor()
  expect(await page.locator('time').innerText()).toBe('December 10, 2024')
}

const withoutDialog = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
