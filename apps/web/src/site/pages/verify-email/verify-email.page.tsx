import { formPage } from '../../auth/auth-page.tsx'
import { VerifyEmailForm } from '../../auth/verify-email-form.tsx'

export default formPage(VerifyEmailForm)
