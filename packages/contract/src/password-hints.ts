/* The rules for a chosen password that a form shows while somebody types, without the schemas. */

/** Fewest characters (code points) of a password. */
const passwordMinLength = 6

/** Whether a password is long enough. */
export const isLongEnough = (password: string) => Array.from(password).length >= passwordMinLength

/** Whether the password that was typed again is the same. */
export const passwordsMatch = (confirmed: { password: string; confirmPassword?: string | undefined }) =>
  confirmed.password === (confirmed.confirmPassword ?? '')
