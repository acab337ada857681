import { isCommonPassword } from './common-passwords.ts'
import { chosenPassword } from './passwords.ts'

/** Fewest characters (code points) of a password at the desk. */
const staffPasswordMinLength = 12

/** The rule of {@link staffPassword}, for the hint under a field. */
export const staffPasswordHint = `At least ${staffPasswordMinLength} characters`

/** A password that somebody chooses for the desk. */
export const staffPassword = () => chosenPassword(tooWeak)

function tooWeak(value: string): string | null {
  if (Array.from(value).length < staffPasswordMinLength)
    return `Password must be at least ${staffPasswordMinLength} characters long.`
  return isCommonPassword(value) ? 'Too many people have this password. Please choose another.' : null
}
