import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepMatter, StaticMatter } from './static-matter.tsx'

const built = '<details><summary>Is it whole?</summary><a href="/elsewhere">Look there</a></details>'

beforeEach(() => {
  document.body.innerHTML = `<div data-matter="questions">${built}</div>
    <div data-matter="home"><p data-once="true">You are signed out.</p><h1>Home</h1></div>`
  keepMatter(document)
  document.body.innerHTML = ''
})
afterEach(cleanup)

function visit() {
  const router = createMemoryRouter([
    { path: '/', element: <StaticMatter id="questions">{() => <p>Made anew.</p>}</StaticMatter> },
    { path: '/elsewhere', element: <Link to="/">Back to the questions</Link> },
    { path: '/home', element: <StaticMatter id="home">{() => <p>Made anew.</p>}</StaticMatter> },
    { path: '/answers', element: <StaticMatter id="answers">{() => <p>Made anew.</p>}</StaticMatter> },
  ])
  render(<RouterProvider router={router} />)
  return router
}

test('matter that came with the document stays as it was built, and other matter is made', async () => {
  const router = visit()
  expect(document.querySelector('[data-matter]')?.innerHTML).toBe(built)
  await act(() => router.navigate('/answers'))
  expect(screen.getByText('Made anew.').parentElement?.dataset['matter']).toBe('answers')
})

test('a link in it leads on within the site', async () => {
  const router = visit()
  await act(async () => screen.getByRole('link', { name: 'Look there', hidden: true }).click())
  expect(router.state.location.pathname).toBe('/elsewhere')
})

test('a visitor who comes back finds open what was open', async () => {
  const router = visit()
  document.querySelector('details')?.setAttribute('open', '')
  await act(() => router.navigate('/elsewhere'))
  await act(() => router.navigate(-1))
  expect(document.querySelector('details')?.open).toBe(true)
})

test('a visitor who comes back finds no button that still waits for an earlier press', async () => {
  const router = visit()
  screen.getByRole('link', { name: 'Look there', hidden: true }).setAttribute('aria-busy', 'true')
  await act(() => router.navigate('/elsewhere'))
  await act(() => router.navigate(-1))
  expect(screen.getByRole('link', { name: 'Look there', hidden: true }).ariaBusy).toBeNull()
})

test('a sentence about the arrival is gone for a visitor who comes back', async () => {
  const router = visit()
  await act(() => router.navigate('/home'))
  expect(screen.getByText('You are signed out.')).toBeTruthy()
  await act(() => router.navigate('/elsewhere'))
  await act(() => router.navigate('/home'))
  expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy()
  expect(screen.queryByText('You are signed out.')).toBeNull()
})
