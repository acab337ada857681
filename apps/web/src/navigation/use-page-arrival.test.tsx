import { pages } from '@northword/content/pages'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { matchRoute } from '../routes.tsx'
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
  usePageArrival(route.copy)
  return <h1>{route.copy.heading}</h1>
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
  expect(document.querySelector('meta')?.content).toBe(pages.pricing.description)
  expect(document.querySelector('link')?.href).toBe('https://northword.example/pricing')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
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

test('a hash is not the top of the page', async () => {
  const go = visit('/')
  await go('/services#order=PS-070')
  expect(scrollTo).not.toHaveBeenCalled()
})
