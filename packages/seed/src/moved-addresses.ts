import { lstatSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MovedAddresses } from '@northword/contract/site/moved-addresses'
import { parsed } from './regular-files.ts'

/** File of a folder with the former addresses of its items. */
export const addressesFile = 'former-addresses.json'

/** Present addresses by former ones, as a folder has them, not checked. Throws an error that names the file. */
export function readAddresses(folder: string): unknown {
  const file = join(folder, addressesFile)
  return lstatSync(file, { throwIfNoEntry: false }) ? parsed(file, JSON.parse) : {}
}

/** Writes them as `readAddresses` reads them, without a file if there are none. */
export function writeAddresses(folder: string, moved: MovedAddresses): void {
  const sorted = Object.entries(moved).toSorted(([one], [other]) => (one < other ? -1 : 1))
  if (sorted.length === 0) return
  writeFileSync(join(folder, addressesFile), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
