import { formPage } from '../../auth/auth-page.tsx'
import { SignInLinkForm } from '../../auth/sign-in-link-form.tsx'

export default formPage(SignInLinkForm)
