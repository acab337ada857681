/* Password rules that a form shows during typing, without schemas. */

/** Code points. */
const passwordMinLength = 6

export const isLongEnough = (password: string) => Array.from(password).length >= passwordMinLength

export const passwordsMatch = (confirmed: { password: string; confirmPassword?: string | undefined }) =>
  confirmed.password === (confirmed.confirmPassword ?? '')
