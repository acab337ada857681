import { auth } from '@northword/content/site/auth'
import { authMessages } from '@northword/contract/messages'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { adasPassword, adaUser, fails } from '../../testing/auth-fixtures.ts'
import { type ApiAnswer, fakeApi } from '../../testing/fake-api.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { toast } from '../toasts/toast.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

vi.mock('../toasts/toast.ts', () => ({ toast: vi.fn<() => () => void>(() => () => {}) }))

freshPage()

const forms = [
  {
    page: 'Login',
    url: '/trpc/auth.signIn',
    form: <SignInForm label="Form" />,
    title: authMessages.signInFailedTitle,
    fallback: authMessages.signInFailed,
    unreachable: auth.signIn.unreachable,
  },
  {
    page: 'Signup',
    url: '/trpc/auth.signUp',
    form: <SignUpForm label="Form" />,
    title: authMessages.signUpFailedTitle,
    fallback: authMessages.signUpFailed,
    unreachable: auth.signUp.unreachable,
  },
]
/** Ours, and those of a proxy. */
const statuses = [400, 401, 409, 413, 429, 500, 502, 503]
const said = 'Please come back in an hour.'
const page = (status: number, type: string, body: string) => () =>
  new Response(body, { status, headers: { 'content-type': type } })

/** Kinds of refusal, by our server or something before it; `says`: with a sentence. */
const ways: { way: string; answer: (status: number) => ApiAnswer; says: boolean }[] = [
  { way: 'a procedure with a sentence', answer: (status) => fails(status, said), says: true },
  { way: 'a procedure without one', answer: (status) => fails(status, ''), says: false },
  {
    way: 'JSON with a sentence',
    answer: (status) => () => Response.json({ message: said }, { status }),
    says: true,
  },
  { way: 'JSON without one', answer: (status) => () => Response.json({}, { status }), says: false },
  { way: 'broken JSON', answer: (status) => page(status, 'application/json', '{"mess'), says: false },
  { way: 'a page', answer: (status) => page(status, 'text/html', '<h1>Bad gateway</h1>'), says: false },
  { way: 'plain text', answer: (status) => page(status, 'text/plain', 'upstream error'), says: false },
  { way: 'nothing at all', answer: (status) => () => new Response(null, { status }), says: false },
]

describe.each(forms)('$page', ({ url, form, title, fallback, unreachable }) => {
  async function send(answer: ApiAnswer | null) {
    fakeApi(answer ? { [url]: answer } : {})
    renderPage(form, '/')
    const { name, email, password, confirmPassword } = auth.fields
    const typed = { [name.label]: adaUser.name, [email.label]: adaUser.email }
    for (const [label, value] of Object.entries({
      ...typed,
      [password.label]: adasPassword,
      [confirmPassword.label]: adasPassword,
    })) {
      const field = screen.queryByLabelText(label)
      if (field) fireEvent.change(field, { target: { value } })
    }
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.submit(screen.getByRole('form'))
    return (await screen.findByRole('alert')).querySelector('p')?.textContent
  }

  describe.each(ways)('refused by $way', ({ way, answer, says }) => {
    const isOurs = way.startsWith('a procedure')
    const often = isOurs ? statuses : [400, 503]
    const sentenceName = says ? 'that' : 'the sentence for it'
    test.each(often)(`with %i says ${sentenceName}`, refused)
    const others = statuses.filter((status) => !often.includes(status))
    test.each(others)(`with %i says ${sentenceName}`, { tags: ['thorough'] }, refused)

    async function refused(status: number) {
      const sentence = says ? said : fallback
      expect(await send(answer(status))).toBe(sentence)
      expect(toast).toHaveBeenCalledExactlyOnceWith({ title, description: sentence, tone: 'destructive' })
    }
  })

  test.each([
    ['no network', null],
    ['a connection that is reset', () => Promise.reject(new TypeError('NetworkError'))],
    ['no answer in time', () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))],
  ])('with %s says that the server could not be reached', async (_, answer) => {
    expect(await send(answer)).toBe(unreachable)
  })
})
