import { formPage } from '../../auth/auth-page.tsx'
import { ForgotPasswordForm } from '../../auth/forgot-password-form.tsx'

export default formPage(ForgotPasswordForm)
