import { company } from '@northword/content/studio/company'
import { accountNav, footerNav, headerNav } from '@northword/content/site/navigation'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pageTitle } from './site/navigation/page-head.ts'
import { matchRoute, routes } from './routes.tsx'

test('every route of the product is in the table, and one for everything else', () => {
  expect(routes.map(({ path }) => path)).toEqual([
    '/',
    '/services',
    '/pricing',
    '/portfolio',
    '/about',
    '/faq',
    '/contact',
    '/order/:sku',
    '/order/placed/:number',
    '/login',
    '/login/link',
    '/signup',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/dashboard',
    '/dashboard/orders/:number',
    '/o',
    '/o/undo',
    '/o/undo-approval',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/blog',
    '/blog/:slug',
    '/legal/terms',
    '/legal/privacy',
    '/legal/refund',
    '/legal/cookies',
    '/legal/accessibility',
    '*',
  ])
})

test('a title is the name of the page and the brand', () => {
  const titleAt = (pathname: string) => pageTitle(matchRoute(pathname).route.head)
  expect(titleAt('/')).toBe(`Home - ${company.brand}`)
  expect(titleAt('/services')).toBe(`Services - ${company.brand}`)
  expect(titleAt('/faq')).toBe(`FAQ - ${company.brand}`)
  expect(titleAt('/legal/terms')).toBe(`Terms of Service - ${company.brand}`)
})

test('every link of the header and the footer leads to a page of its own', () => {
  const links = [...headerNav, ...Object.values(accountNav), ...footerNav.explore, ...footerNav.legal]
  for (const { to } of links) expect(matchRoute(to).route.path).toBe(to)
})

test('an unknown path, and an article that does not exist, are pages that were not found', () => {
  expect(matchRoute('/nowhere').route.id).toBe('notFound')
  expect(matchRoute('/legal').route.id).toBe('notFound')
  expect(matchRoute('/blog/nothing').route.head.heading).toBe('Blog Post Not Found')
})

test.each(['/Services', '/services/', '//services', '/%73ervices', '/dashboard/orders/'])(
  'no page goes by another spelling of its address, which the server redirects: %s',
  (pathname) => {
    expect(matchRoute(pathname).route.id).toBe('notFound')
  },
)

test.each(routes)('the code of $path can be loaded', async ({ page }) => {
  expect(await page()).toHaveProperty('default', expect.any(Function))
})

test('only pages that are of no use without scripts ask for them at once', () => {
  expect(routes.filter(({ hydrate }) => hydrate === 'now').map(({ path }) => path)).toEqual([
    '/login/link',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
    '/dashboard',
    '/dashboard/orders/:number',
    '/o',
    '/o/undo',
    '/o/undo-approval',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
  ])
})

test.each(routes.flatMap(({ path, opens = [] }) => opens.map((source) => [path, source] as const)))(
  'the buttons of %s open a source that exists: %s',
  (_, opens) => {
    const isThere = existsSync(join(import.meta.dirname, '..', opens))
    expect(isThere, `Name in routes.tsx where ${opens} has gone`).toBe(true)
  },
)
