import satisfies from 'spdx-satisfies'
import type { Locked } from './manifests.ts'

/** SPDX licences of code that runs on the server or is sent to visitors: it can be redistributed with ours. */
const permitted = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1']

/** For builds and tests only, which are not redistributed. */
const permittedInTools = [
  ...permitted,
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC0-1.0',
  'MPL-2.0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Packages with another licence, as `name: licence`. */
export function refusedLicences(packages: Record<string, Locked>): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { license, dev }]) => !isPermitted(license, dev ? permittedInTools : permitted))
    .map(([path, { license }]) => `${path.replace(/^.*node_modules\//, '')}: ${license ?? 'no licence'}`)
}

function isPermitted(licence: string | undefined, list: string[]): boolean {
  try {
    return licence !== undefined && satisfies(licence, list)
  } catch {
    // Not an SPDX expression, such as "SEE LICENSE IN …": a person has to read it.
    return false
  }
}
