import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  VersionValue,
} from '@mdn/browser-compat-data'
import { browserTargets } from '@northword/config/browser-targets.ts'

/**
 * What at least one of the oldest browsers that we support lacks: interfaces, functions and members, such as
 * `AbortSignal.any_static`, by their names in the data behind MDN's tables.
 */
export async function missingApis(): Promise<string[]> {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
  const { api, javascript } = JSON.parse(await readFile(file, 'utf8')) as CompatData
  return [api, javascript['builtins'] ?? {}].flatMap((interfaces) =>
    entriesOf(interfaces).flatMap(([name, known]) =>
      isMissing(known) ? [name] : membersOf(known).map((member) => `${name}.${member}`),
    ),
  )
}

const membersOf = (known: Identifier) =>
  entriesOf(known).flatMap(([name, member]) => (isMissing(member) ? [name] : []))

const entriesOf = (identifier: Identifier) =>
  Object.entries(identifier).filter(([name]) => name !== '__compat') as [string, Identifier][]

const isMissing = ({ __compat: compat }: Identifier) =>
  compat !== undefined &&
  Object.entries(browserTargets).some(([name, version]) => !has(compat, name as BrowserName, Number(version)))

/** Whether a browser of this version has it under its own name, without a setting. */
function has({ support }: CompatStatement, browser: BrowserName, version: number): boolean {
  const known = [support[browser] ?? []].flat()
  return known.some(
    (each) =>
      !each.flags &&
      !each.prefix &&
      !each.alternative_name &&
      numberOf(each.version_added) <= version &&
      !(numberOf(each.version_removed) <= version),
  )
}

/** False and `preview` are no number, and so never reached. */
const numberOf = (version: VersionValue | undefined) =>
  typeof version === 'string' ? Number(version.replace('≤', '')) : NaN

/** Runs in the page before anything else of it: takes these away, as far as this browser has them. */
export function takeAway(names: readonly string[]) {
  const isObject = (value: unknown): value is object =>
    (typeof value === 'object' && value !== null) || typeof value === 'function'
  for (const name of names) {
    const [owner = '', member] = name.split('.')
    if (!member) {
      Reflect.deleteProperty(globalThis, owner)
      continue
    }
    const holder: unknown = owner === 'Window' ? globalThis : Reflect.get(globalThis, owner)
    if (!isObject(holder)) continue
    const prototype: unknown = Reflect.get(holder, 'prototype')
    Reflect.deleteProperty(holder, member.replace(/_static$/, ''))
    if (isObject(prototype)) Reflect.deleteProperty(prototype, member)
  }
}
