/*
 * The kinds of storage that a visitor allows the site. Checked by hand instead of with zod: the script in the head of
 * every page reads it before anything else is loaded.
 */

/** Milliseconds from the end of loading to the cookie banner. */
export const cookieBannerDelayMs = 2000

/** Days for which an answer holds; after them the visitor is asked again. */
export const consentDays = 365

/** The day of the Cookie Policy's last significant change, ISO 8601: older answers were given to another question. */
export const lastSignificantChange = '2024-12-15'

export const optionalCategories = ['functional', 'analytics', 'marketing'] as const

export type ConsentCategory = 'essential' | (typeof optionalCategories)[number]

/** The visitor's answer, as the specification stores it. */
export interface CookiePreferences {
  essential: true
  analytics: boolean
  marketing: boolean
  functional: boolean
}

/** The state of the switches for somebody who has not answered yet, and the answer that Accept gives. */
export const shownByDefault: CookiePreferences = {
  essential: true,
  analytics: true,
  marketing: false,
  functional: true,
}

/** The answer that Decline gives. */
export const nothingOptional: CookiePreferences = {
  essential: true,
  analytics: false,
  marketing: false,
  functional: false,
}

/** The preferences of a visitor who switched these categories on. */
export const preferencesWhere = (
  isOn: (name: (typeof optionalCategories)[number]) => boolean,
): CookiePreferences => ({
  essential: true,
  analytics: isOn('analytics'),
  marketing: isOn('marketing'),
  functional: isOn('functional'),
})

/** The answer that a button of the banner gives, by its value; null for any other. */
export function bannerAnswer(value: string | undefined): CookiePreferences | null {
  if (value === 'accept') return shownByDefault
  return value === 'decline' ? nothingOptional : null
}

/** Preferences as they were stored; null for anything else. */
export function parsePreferences(value: unknown): CookiePreferences | null {
  if (typeof value !== 'object' || value === null) return null
  const { essential, analytics, marketing, functional } = value as Record<string, unknown>
  if (essential !== true || typeof analytics !== 'boolean') return null
  if (typeof marketing !== 'boolean' || typeof functional !== 'boolean') return null
  return { essential, analytics, marketing, functional }
}

/** Whether an answer of that day (ISO 8601) still holds today; never for what is no day, or lies in the future. */
export function isAnswerCurrent(day: string, now = new Date()): boolean {
  const ageInDays = (now.getTime() - Date.parse(day)) / 86_400_000
  return day >= lastSignificantChange && ageInDays >= 0 && ageInDays < consentDays
}
