import { describe, expect, test } from 'vitest'
import { descriptions } from './descriptions.ts'
import { accountNav, footerNav, headerNav } from './navigation.ts'
import { notFound } from './not-found.ts'
import { pages } from './pages.ts'

const everyPage = Object.entries(pages)

describe('pages', () => {
  test('are those of the route table', () => {
    expect(Object.keys(pages).toSorted()).toEqual(
      (
        'home services pricing portfolio about faq contact login signInLink signup ' +
        'forgotPassword resetPassword verifyEmail dashboardOrder orderLink orderUndo undoApproval ' +
        'newsletterConfirm newsletterUnsubscribe ' +
        'order orderPlaced dashboard blog blogPost terms privacy refund cookies accessibility notFound'
      )
        .split(' ')
        .toSorted(),
    )
  })

  test('have titles and descriptions of their own', () => {
    expect(new Set(everyPage.map(([, page]) => page.title)).size).toBe(everyPage.length)
    expect(new Set(Object.values(descriptions)).size).toBe(everyPage.length)
  })

  test('describe themselves in 110 to 160 characters', () => {
    expect(Object.values(descriptions).filter(({ length }) => length < 110 || length > 160)).toEqual([])
  })

  test('keep titles short enough for a browser tab', () => {
    expect(everyPage.filter(([, { title }]) => title.length > 25)).toEqual([])
  })

  test('promise nothing that is not there yet', () => {
    const promise = /coming soon|under construction|stay tuned/i
    expect(everyPage.filter(([, { heading, intro }]) => promise.test(`${heading} ${intro}`))).toEqual([])
  })

  test('say on the 404 page what the specification says', () => {
    expect(pages.notFound.heading).toBe('404 Page Not Found')
    expect(notFound.developerHint).toMatch(/router\?$/)
  })
})

describe('navigation', () => {
  test('lists the eight pages of the header in the order of the specification', () => {
    expect(headerNav.map(({ label }) => label)).toEqual([
      'Home',
      'Services',
      'Pricing',
      'Portfolio',
      'About',
      'FAQ',
      'Blog',
      'Contact',
    ])
    expect(accountNav.login.to).toBe('/login')
    expect(accountNav.dashboard.to).toBe('/dashboard')
  })

  test('lists six pages and five policies in the footer', () => {
    expect(footerNav.explore.map(({ to }) => to)).toEqual([
      '/services',
      '/about',
      '/portfolio',
      '/faq',
      '/blog',
      '/contact',
    ])
    expect(footerNav.legal.map(({ to }) => to)).toEqual([
      '/legal/terms',
      '/legal/privacy',
      '/legal/refund',
      '/legal/cookies',
      '/legal/accessibility',
    ])
  })
})
