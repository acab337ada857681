import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { matchRoute } from '../../routes.tsx'
import type { PageRoute } from './page-route.ts'
import { usePagesAhead } from './use-pages-ahead.ts'

afterEach(cleanup)

function fetchedPages() {
  const page = vi.fn<PageRoute['page']>(() => Promise.reject(new Error('The network is gone.')))
  const paths: string[] = []
  const routeOf = (pathname: string): PageRoute => {
    paths.push(pathname)
    return { ...matchRoute(pathname).route, id: 'about', page }
  }
  render(<Links routeOf={routeOf} />)
  return { paths, page }
}

function Links({ routeOf }: { routeOf: (pathname: string) => PageRoute }) {
  usePagesAhead(routeOf)
  return (
    <p>
      <a href="/about">
        About <b>us</b>
      </a>
      <a href="/">Here</a>
      <a href="/order/PS-070" data-order="PS-070">
        Order
      </a>
      <a href="https://elsewhere.example/about">Elsewhere</a>
      <a href="mailto:studio@northword.example">Mail</a>
    </p>
  )
}

test('a page is fetched when the pointer is on a link to it, and again after a failure', async () => {
  const { page } = fetchedPages()
  const user = userEvent.setup()
  await user.hover(screen.getByText('us'))
  expect(page).toHaveBeenCalledTimes(1)
  await user.unhover(screen.getByText('us'))
  await user.hover(screen.getByText('us'))
  expect(page).toHaveBeenCalledTimes(2)
})

test('a page is fetched when the focus comes to a link', async () => {
  const { paths } = fetchedPages()
  await userEvent.setup().tab()
  expect(paths).toEqual(['/about'])
})

test('nothing is fetched for this page, another site, a mail or an order link', async () => {
  const { paths } = fetchedPages()
  const user = userEvent.setup()
  for (const name of ['Here', 'Order', 'Elsewhere', 'Mail']) await user.hover(screen.getByText(name))
  expect(paths).toEqual([])
})
