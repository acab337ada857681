import { auth } from '@northword/content/site/auth'
import { profile } from '@northword/content/orders/profile'
import { fieldsOf } from '@northword/contract/form-fields'
import {
  forgotPasswordForm,
  resetPasswordForm,
  signInForm,
  signUpForm,
  verifyEmailInput,
} from '@northword/contract/people/auth'
import { nextPath } from '@northword/contract/people/next-path'
import type { RefusedForm } from '@northword/contract/site/page-state'
import { type FormRequest, type FormRoute, sends } from '../../doors/form-route.ts'
import { type PageView, sentView } from '../../doors/page-view.ts'
import { secretIn } from '../links/mint-link.ts'
import type { User } from '../people/user.entity.ts'

const dashboard = '/dashboard'
const login = '/login'
/** Query parameter of the sign-in page: the browser has just signed in and should be sending our cookie. */
const justNow = 'entered'

export const authForms: FormRoute[] = [
  {
    name: 'sign-in',
    path: '/login',
    async handle({ call, typed, query }) {
      await call.auth.signIn({ ...fieldsOf(signInForm, typed), rememberMe: isTicked(typed, 'rememberMe') })
      return { goTo: entered(query) }
    },
  },
  {
    name: 'sign-in-link-offer',
    path: '/login/link-offer',
    page: '/login',
    handle: sends(({ call, typed }) => call.auth.mailSignInLink(fieldsOf(forgotPasswordForm, typed))),
  },
  {
    name: 'sign-in-link',
    path: '/login/link',
    async handle({ call, query }) {
      const { isPasswordEnded } = await call.auth.signInByLink({ token: secretIn(query) })
      return isPasswordEnded ? { sent: {} } : { goTo: entered() }
    },
  },
  {
    name: 'sign-up',
    path: '/signup',
    async handle({ call, typed, query }) {
      const accepted = { ...typed, acceptTerms: isTicked(typed, 'acceptTerms') }
      await call.auth.signUp(signUpForm.parse(accepted))
      return { goTo: entered(query) }
    },
  },
  {
    name: 'sign-out',
    path: '/dashboard/sign-out',
    page: dashboard,
    async handle({ call }) {
      await call.auth.signOut()
      return { sent: {}, on: '/' }
    },
  },
  {
    name: 'verify-email',
    path: '/verify-email',
    handle: sends(({ call, typed, query }) =>
      call.auth.verifyEmail({ ...fieldsOf(verifyEmailInput, typed), token: secretIn(query) }),
    ),
  },
  {
    name: 'forgot-password',
    path: '/forgot-password',
    handle: sends(({ call, typed }) => call.auth.forgotPassword(fieldsOf(forgotPasswordForm, typed))),
  },
  {
    name: 'reset-password',
    path: '/reset-password',
    async handle({ call, typed, query }) {
      await call.auth.resetPassword({ ...resetPasswordForm.parse(typed), token: secretIn(query) })
      return { goTo: entered() }
    },
  },
]

export const authViews: PageView[] = [
  toldAtHome('sign-out', auth.signOut.done),
  toldAtHome('sign-out-everywhere', profile.sessions.everywhereDone),
  sentView('/login', 'sign-in-link-offer'),
  sentView('/forgot-password', 'forgot-password'),
  doneView('/login/link', 'sign-in-link'),
  doneView('/verify-email', 'verify-email', ({ emailVerifiedAt }) => emailVerifiedAt !== null),
  guestsView(login),
  guestsView('/signup'),
]

/** The home page after this form. It brings the sentence itself: most visitors of the page never need it. */
function toldAtHome(form: string, told: string): PageView {
  const state = { posted: { kind: 'sent', form, facts: { told } } } as const
  return {
    path: '/',
    needsQuery: true,
    // A client who has signed in again since is not told of it.
    load: async ({ query, client }) =>
      query.get('sent') === form && !(await client()) ? { state } : 'as built',
  }
}

/** View of a page whose mailed link has signed its reader in. */
function doneView(path: string, form: string, isDone: (user: User) => boolean = () => true): PageView {
  return {
    path,
    async load({ query, client }) {
      if (query.get('sent') !== form) return 'as built'
      const user = (await client())?.user
      if (!user || !isDone(user)) return 'as built'
      return { state: { posted: { kind: 'sent', form, facts: { email: user.email } } } }
    },
  }
}

/** View of a page for guests. Redirects signed-in clients, and its links keep the `next` parameter. */
function guestsView(path: string): PageView {
  return {
    path,
    async load({ query, client }) {
      if (await client()) return { goTo: onward(query) }
      if (path === login && query.has(justNow)) return { state: { user: null, posted: notKept } }
      return nextPath(query) ? { state: { user: null } } : 'as built'
    },
  }
}

/** Redirect after signing in, through the sign-in page, which tells browsers that kept no cookie. */
const entered = (query = new URLSearchParams()) =>
  `${login}?${new URLSearchParams({ [justNow]: '', next: onward(query) }).toString()}`

const notKept: RefusedForm = {
  kind: 'refused',
  form: 'sign-in',
  status: 400,
  message: auth.notKept.text,
  issues: [],
  typed: {},
}

const onward = (query: URLSearchParams) => nextPath(query) ?? dashboard

/** Browsers send a ticked box as "on". */
const isTicked = (typed: FormRequest['typed'], box: string) => typed[box] === 'on'
