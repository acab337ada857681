import { newsletter } from '@northword/content/site/newsletter'
import { pages } from '@northword/content/site/pages'
import { newsletterMessages, unsubscribeMessages } from '@northword/contract/site/newsletter-messages'
import { firstOf } from '@northword/rig/first-of'
import { act, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test } from 'vitest'
import NewsletterConfirmPage from '../pages/newsletter-confirm/newsletter-confirm.page.tsx'
import NewsletterUnsubscribePage from '../pages/newsletter-unsubscribe/newsletter-unsubscribe.page.tsx'
import { fakeServer, isUnreachable, proxyError, refuses } from '../../testing/fake-server.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { pressHeld } from '../../testing/press-held.tsx'
import { renderOrdering } from '../../testing/render-ordering.tsx'

freshPage()

const token = 'a'.repeat(43)
const expired = refuses(400, 'This link has expired or was used before. Please ask for a new one.')

describe.each([
  {
    name: 'confirms',
    path: '/newsletter/confirm',
    words: newsletter.confirm,
    head: pages.newsletterConfirm,
    Page: NewsletterConfirmPage,
    procedure: '/trpc/newsletter.confirmSubscription',
    answer: newsletterMessages.confirmed,
    remedy: () => screen.getByRole('button', { name: newsletter.box.button }),
  },
  {
    name: 'unsubscribes',
    path: '/newsletter/unsubscribe',
    words: newsletter.unsubscribe,
    head: pages.newsletterUnsubscribe,
    Page: NewsletterUnsubscribePage,
    procedure: '/trpc/newsletter.unsubscribe',
    answer: unsubscribeMessages.already,
    remedy: () => screen.getByRole('link', { name: newsletter.unsubscribe.dead.link.label }),
  },
])('the page that $name', ({ path, words, head, Page, procedure, answer, remedy }) => {
  const page = <Page head={head} params={{}} />
  const done = () => Response.json({ result: { data: { message: answer } } })
  const button = () => screen.getByRole('button', { name: words.button })
  const heading = () => screen.getByRole('heading', { level: 1 })
  const address = `${path}?token=${token}`

  function open(...answers: Parameters<typeof fakeServer>) {
    const server = fakeServer(...answers)
    return { ...renderOrdering(page, { path: address }), ...server }
  }
  beforeEach(() => window.history.replaceState({ key: 'kept' }, '', address))

  test('does nothing by itself, and takes the secret out of the address', async () => {
    const { fetch } = open(done)
    expect(heading().textContent).toBe(head.heading)
    expect(fetch).not.toHaveBeenCalled()
    expect(window.location.pathname + window.location.search).toBe(path)
    expect(window.history.state).toEqual({ key: 'kept' })
  })

  test('does its work once when its button is pressed, and says so in its heading', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { user, fetch, received } = open(() => promise)
    await user.click(button())
    const working = await screen.findByRole<HTMLButtonElement>('button', { name: words.working })
    expect(working.disabled).toBe(true)
    await act(async () => resolve(done()))
    await screen.findByText(answer)
    expect(heading().textContent).toBe(words.done.heading)
    await waitFor(() => expect(document.activeElement).toBe(heading()))
    expect(screen.getByRole('link', { name: words.done.link.label })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(received).toEqual([{ token }])
    expect(fetch.mock.calls[0]?.[0]).toBe(procedure)
  })

  test('shows the way on where the link no longer works', async () => {
    const { user } = open(expired)
    await user.click(button())
    await screen.findByText(words.dead.text)
    expect(heading().textContent).toBe(words.dead.heading)
    await waitFor(() => expect(document.activeElement).toBe(heading()))
    expect(remedy()).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.button })).toBeNull()
  })

  firstOf([
    ['nobody answers', isUnreachable, words.unreachable],
    ['a proxy answers', proxyError(502), words.failed],
    ['the server asks to wait', refuses(429, 'Too many tries.'), 'Too many tries.'],
  ] as const)('can be pressed again where %s', async (_, failure, sentence) => {
    const { user, answerWith, received } = open(failure)
    await user.click(button())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(sentence)
    await waitFor(() => expect(document.activeElement).toBe(alert))
    answerWith(done)
    await user.click(button())
    await screen.findByText(answer)
    expect(received).toEqual([{ token }, { token }])
  })

  test('says so where the address holds no secret', async () => {
    window.history.replaceState(null, '', path)
    renderOrdering(page, { path })
    expect(heading().textContent).toBe(words.missing.heading)
    expect(remedy()).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.button })).toBeNull()
  })

  test('answers a press that waited for the script with the link that opened the page', async () => {
    const { received } = fakeServer(done)
    await pressHeld(page, path, button)
    await screen.findByText(answer)
    expect(received).toEqual([{ token }])
  })

  test('is prerendered with its question and its button', () => {
    const html = renderToString(<MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>)
    expect(html).toContain(head.heading)
    expect(html).toContain(words.button)
  })
})
