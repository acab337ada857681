/* Checked without zod: the script in every page's head reads this before anything else loads. */

/** Milliseconds from the load event to the cookie banner. */
export const cookieBannerDelayMs = 2000

/** Days after which the visitor is asked again. */
export const consentDays = 365

/** ISO 8601 date of the Cookie Policy's last significant change, which voids older answers. */
export const lastSignificantChange = '2024-12-15'

export const optionalCategories = ['functional', 'analytics', 'marketing'] as const

export type ConsentCategory = 'essential' | (typeof optionalCategories)[number]

/** In the specification's stored form. */
export interface CookiePreferences {
  essential: true
  analytics: boolean
  marketing: boolean
  functional: boolean
}

/** Initial state of the switches, and the answer of Accept. */
export const shownByDefault: CookiePreferences = {
  essential: true,
  analytics: true,
  marketing: false,
  functional: true,
}

/** The answer of Decline. */
export const nothingOptional: CookiePreferences = {
  essential: true,
  analytics: false,
  marketing: false,
  functional: false,
}

export const preferencesWhere = (
  isOn: (name: (typeof optionalCategories)[number]) => boolean,
): CookiePreferences => ({
  essential: true,
  analytics: isOn('analytics'),
  marketing: isOn('marketing'),
  functional: isOn('functional'),
})

/** Null for an unknown button. */
export function bannerAnswer(value: string | undefined): CookiePreferences | null {
  if (value === 'accept') return shownByDefault
  return value === 'decline' ? nothingOptional : null
}

/** Null for invalid values. */
export function parsePreferences(value: unknown): CookiePreferences | null {
  if (typeof value !== 'object' || value === null) return null
  const { essential, analytics, marketing, functional } = value as Record<string, unknown>
  if (essential !== true || typeof analytics !== 'boolean') return null
  if (typeof marketing !== 'boolean' || typeof functional !== 'boolean') return null
  return { essential, analytics, marketing, functional }
}

/** The answer of that day (ISO 8601) still holds. False for an invalid or future date. */
export function isAnswerCurrent(day: string, now = new Date()): boolean {
  const ageInDays = (now.getTime() - Date.parse(day)) / 86_400_000
  return day >= lastSignificantChange && ageInDays >= 0 && ageInDays < consentDays
}
