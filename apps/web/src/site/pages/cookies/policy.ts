import { cookiePolicy, cookieTable } from '@northword/content/legal/cookies'
import { deviceKeys } from '@northword/contract/device/device-keys'

/* Loaded only if the document did not bring the text, so that it is not sent twice. */

const { caption, headings, purposes, durations, types, storage } = cookieTable

/** Every storage name that the code uses, with the policy's words. */
const rows = deviceKeys.map((row) => ({
  name: 'prefix' in row ? `${row.prefix}…` : row.name,
  purpose: purposes[row.name],
  duration: durations[row.duration],
  type: types[row.category],
  storage: row.storage.map((place) => storage[place]).join(', '),
}))

export const policy = { document: cookiePolicy, table: { caption, headings, rows } }
