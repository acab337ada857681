import { type Fields, isSameValue } from '../desk/join-fields.ts'

/**
 * Sentence about a policy whose words change under the date of the former ones, or null. Changes of one day have the
 * same date.
 * @param today ISO 8601 date in the studio's zone
 */
export function formerDate(live: Fields, drafted: Fields, today: string): string | null {
  if (isSameValue({ ...live, updated: '' }, { ...drafted, updated: '' })) return null
  const [was, is] = [String(live['updated']), String(drafted['updated'])]
  if (is > was || (is === was && is >= today)) return null
  return 'Its words change: give it the day of the change, and a new version number if it has one.'
}
