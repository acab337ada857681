import { formPage } from '../../auth/auth-page.tsx'
import { ResetPasswordForm } from '../../auth/reset-password-form.tsx'

export default formPage(ResetPasswordForm)
