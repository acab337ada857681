import { orderOpening } from '@northword/content/orders/order-opening'
import type { Page } from 'playwright-core'

/** A press as soon as the page is visible. */
export interface EarlyPress {
  what: string
  path: string
  isPhone?: true
  /** If the page has no such element, nothing is measured. */
  target: (page: Page) => ReturnType<Page['locator']>
  press: (target: ReturnType<Page['locator']>) => Promise<void>
  /** Runs in the page and must be self-contained. */
  isAnswered: () => boolean
}

const orderName = new RegExp(`^${orderOpening.label} `)
const orderLink = (page: Page) => page.locator('main').getByRole('link', { name: orderName }).first()

const hasDialog = () => document.querySelector('dialog[open]')?.checkVisibility() ?? false

/** Every kind of answer, and click, tap and key. */
export const earlyPresses: readonly EarlyPress[] = [
  {
    what: 'Order by click',
    path: '/',
    target: orderLink,
    press: (link) => link.click(),
    isAnswered: hasDialog,
  },
  {
    what: 'Order by Enter',
    path: '/services',
    target: orderLink,
    press: (link) => link.press('Enter'),
    isAnswered: () => document.querySelector('main form')?.checkVisibility() ?? false,
  },
  {
    what: 'Order by tap',
    path: '/pricing',
    isPhone: true,
    target: orderLink,
    press: (link) => link.tap(),
    isAnswered: hasDialog,
  },
  {
    what: 'search by typing',
    path: '/blog',
    target: (page) => page.getByRole('searchbox').first(),
    // No article contains this word.
    press: (field) => field.pressSequentially('zqx'),
    isAnswered: () => !document.querySelector('main li a[href^="/blog/"]')?.checkVisibility(),
  },
  {
    what: 'menu by tap',
    path: '/',
    isPhone: true,
    target: (page) => page.locator('header summary'),
    press: (summary) => summary.tap(),
    isAnswered: () => document.querySelector('header details[open] nav')?.checkVisibility() ?? false,
  },
]
