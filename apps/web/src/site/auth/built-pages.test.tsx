import { act, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { BrowserRouter, StaticRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { linkToken } from '../../testing/auth-fixtures.ts'
import { pressHeld } from '../../testing/press-held.tsx'
import { matchRoute } from '../../routes.tsx'
import type { PageProps } from '../navigation/page-route.ts'
import { forgetUser } from '../session/session-store.ts'

const linked = ['/login/link', '/reset-password', '/verify-email']
const paths = ['/login', '/signup', '/forgot-password', ...linked]

beforeEach(() => void fakeApi({}))
afterEach(() => {
  document.body.replaceChildren()
  forgetUser()
  vi.unstubAllGlobals()
})

async function built(path: string) {
  const { route, params } = matchRoute(path)
  const Page: ComponentType<PageProps> = (await route.page()).default
  const page = <Page head={route.head} params={params} />
  return { page, html: renderToString(<StaticRouter location={path}>{page}</StaticRouter>) }
}

test.each(paths)('%s has its form before any script is there, and it posts', async (path) => {
  const { html } = await built(path)
  document.body.innerHTML = html
  const form = document.querySelector('form')
  expect(form?.method).toBe('post')
  expect(form?.querySelector('button[type=submit]')?.hasAttribute('disabled')).toBe(false)
  expect(document.querySelectorAll('h1')).toHaveLength(1)
})

test.each(paths)('%s comes to life as it was built, and keeps what was typed before', async (path) => {
  const { page, html } = await built(path)
  window.history.replaceState(null, '', `${path}?next=/dashboard?tab=orders&token=${linkToken}`)
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.append(container)
  const [first] = document.querySelectorAll<HTMLInputElement>('input')
  if (first) first.value = 'typed early'
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const root = await act(async () =>
    hydrateRoot(container, <BrowserRouter>{page}</BrowserRouter>, { onRecoverableError }),
  )
  expect(onRecoverableError).not.toHaveBeenCalled()
  if (first) expect(first).toMatchObject({ isConnected: true, value: 'typed early' })
  expect(screen.getByRole('form')).toBeTruthy()
  expect(window.location.search.includes(linkToken)).toBe(!linked.includes(path))
  act(() => root.unmount())
})

test('a press that waited for the script works with the link that opened the page', async () => {
  const { page } = await built('/verify-email')
  window.history.replaceState(null, '', `/verify-email?token=${linkToken}`)
  const { received } = fakeApi({})
  await pressHeld(page, '/verify-email', () => screen.getByRole('button'))
  await waitFor(() =>
    expect(received).toEqual([{ url: '/trpc/auth.verifyEmail', input: { token: linkToken } }]),
  )
})
