import { pages } from '@northword/content/site/pages'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { matchRoute } from '../../routes.tsx'
import { noteDescription } from './page-head.ts'
import { usePageArrival } from './use-page-arrival.ts'

const scrollTo = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  document.head.innerHTML = `
    <title>as built</title>
    <meta name="description" content="as built" />
    <link rel="canonical" href="https://northword.example/" />`
})
afterEach(() => {
  cleanup()
  scrollTo.mockClear()
  vi.unstubAllGlobals()
})

function Page() {
  const { route } = matchRoute(useLocation().pathname)
  usePageArrival(route.head)
  return <h1>{route.head.heading}</h1>
}

function visit(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return (to: string | number) => act(() => router.navigate(to as string))
}

test('the first page is left as it was built', () => {
  visit('/')
  expect(document.title).toBe('as built')
  expect(document.activeElement).toBe(document.body)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('a new page has its title, description and canonical address, and the focus on its heading', async () => {
  const go = visit('/')
  await go('/pricing')
  expect(document.title).toBe('Pricing - Northword')
  expect(document.querySelector('meta')?.content).toBe(pages.pricing.intro)
  expect(document.querySelector('link')?.href).toBe('https://northword.example/pricing')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test('a page whose document came has the description of that', async () => {
  const go = visit('/')
  const html = '<meta name="description" content="as the document has it">'
  noteDescription('/pricing', new DOMParser().parseFromString(html, 'text/html'))
  await go('/pricing')
  expect(document.querySelector('meta')?.content).toBe('as the document has it')
})

test('Back returns to where the reader was', async () => {
  const go = visit('/')
  vi.stubGlobal('scrollY', 640)
  window.dispatchEvent(new Event('scroll'))
  await go('/pricing')
  scrollTo.mockClear()
  await go(-1)
  expect(scrollTo).toHaveBeenCalledWith(0, 640)
})

test('a place on a page is not its top, unless the place is gone', async () => {
  Element.prototype.scrollIntoView = () => {}
  const go = visit('/')
  document.body.insertAdjacentHTML('beforeend', '<p id="articles"></p>')
  await go('/services#articles')
  expect(scrollTo).not.toHaveBeenCalled()
  expect(document.activeElement?.id).toBe('articles')
  await go('/pricing#sold-last-year')
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test('a place in what is closed is opened and shown', async () => {
  const shown: Element[] = []
  Element.prototype.scrollIntoView = function () {
    shown.push(this)
  }
  const go = visit('/')
  document.body.insertAdjacentHTML(
    'beforeend',
    '<details><summary>Refunds?</summary><span id="refunds"></span></details><details></details>',
  )
  await go('/faq#refunds')
  const [asked, other] = document.querySelectorAll('details')
  expect(asked?.open).toBe(true)
  expect(other?.open).toBe(false)
  expect(shown).toEqual([document.getElementById('refunds')])
})
