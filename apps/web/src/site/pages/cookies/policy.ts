import { cookiePolicy, cookieTable } from '@northword/content/legal/cookies'
import { deviceKeys } from '@northword/contract/device-keys'

/*
 * The text of the policy. Loaded only where the document did not bring it, so that it is not sent twice.
 */

const { caption, headings, purposes, durations, types, storage } = cookieTable

/** Every name that the code stores, with what the policy says of it. */
const rows = deviceKeys.map((row) => ({
  name: 'prefix' in row ? `${row.prefix}…` : row.name,
  purpose: purposes[row.name],
  duration: durations[row.duration],
  type: types[row.category],
  storage: row.storage.map((place) => storage[place]).join(', '),
}))

export const policy = { document: cookiePolicy, table: { caption, headings, rows } }
