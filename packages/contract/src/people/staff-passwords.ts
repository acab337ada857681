import { isCommonPassword } from './common-passwords.ts'
import { chosenPassword } from './passwords.ts'

/** Code points. */
const staffPasswordMinLength = 12

/** Hint below a field; see {@link staffPassword}. */
export const staffPasswordHint = `At least ${staffPasswordMinLength} characters`

export const staffPassword = () => chosenPassword(tooWeak)

function tooWeak(value: string): string | null {
  if (Array.from(value).length < staffPasswordMinLength)
    return `Password must be at least ${staffPasswordMinLength} characters long.`
  return isCommonPassword(value) ? 'Too many people have this password. Please choose another.' : null
}
