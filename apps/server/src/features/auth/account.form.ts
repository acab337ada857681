import { fieldsOf } from '@northword/contract/form-fields'
import { profileForm } from '@northword/contract/people/account'
import { changePasswordForm, endSessionInput } from '@northword/contract/people/auth'
import type { FormAnswer, FormRequest, FormRoute } from '../../doors/form-route.ts'
import { clientView } from '../people/client-view.ts'

const page = '/dashboard'

/** A form of the dashboard. Its answer names the tab that shows its success message. */
const form = (name: string, send: (request: FormRequest) => Promise<unknown>): FormRoute => ({
  name,
  path: `${page}/${name}`,
  page,
  async handle(request): Promise<FormAnswer> {
    await send(request)
    const tab = 'profile'
    return { sent: request.query.get('tab') === tab ? { tab } : {} }
  },
})

export const accountForms: FormRoute[] = [
  form('resend-verification', ({ call }) => call.auth.resendVerification()),
  form('profile', ({ call, typed }) => call.account.updateProfile(fieldsOf(profileForm, typed))),
  form('end-session', ({ call, typed }) =>
    call.auth.endSession({ ...fieldsOf(endSessionInput, typed), id: typed['id'] ?? '' }),
  ),
  form('change-password', ({ call, typed }) => call.auth.changePassword(changePasswordForm.parse(typed))),
  {
    name: 'sign-out-everywhere',
    path: `${page}/sign-out-everywhere`,
    page,
    async handle({ call }) {
      await call.auth.signOutEverywhere()
      return { sent: {}, on: '/' }
    },
  },
]

export const dashboardView = clientView(page)
