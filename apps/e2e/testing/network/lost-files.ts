import type { Site } from '@northword/rig/site'
import { until } from '@northword/rig/until'
import { type BrokenNetwork, type Fault, faultKinds } from './broken-network.ts'
import { alone, clients } from '../clients.ts'
import type { Hands, SentForm } from './sent-forms.ts'

/** A visitor's window, which also tells the built files that its page has asked for. */
export interface Reading {
  hands: Hands
  /** Paths of scripts and style sheets. */
  files: () => Promise<string[]>
  leave: () => Promise<void>
}

/** Runs in the page. */
export const assetsInPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/assets\/.*\.(js|css)$/.test(path))

interface Studio {
  site: Site
  network: BrokenNetwork
  /** Opens a window without a cache. */
  visit: () => Promise<Reading>
}

/** A file that is lost in one way. */
type Loss = readonly [file: string, fault: Fault]

/** Sends a form with no fault. Resolves to the files that its page needs until then. */
export async function filesOf(studio: Studio, form: SentForm, story: string): Promise<string[]> {
  const { hands, files, leave } = await studio.visit()
  await form.send(hands, alone(clients.ada, story))
  await received(studio.site, form, story)
  const asked = await files()
  await leave()
  return asked
}

/** Sends a form once for each loss. Resolves to the losses after which it was not received exactly once. */
export async function lostTo(studio: Studio, form: SentForm, losses: readonly Loss[], story: string) {
  const failed: string[] = []
  for (const [at, [file, fault]] of losses.entries()) {
    studio.network.lose(new RegExp(`^${file.replaceAll('.', String.raw`\.`)}$`), fault)
    const { hands, leave } = await studio.visit()
    try {
      await form.send(hands, alone(clients.ada, `${story}-${at}`))
      await received(studio.site, form, `${story}-${at}`)
    } catch (error) {
      failed.push(`${form.name}, ${fault} ${file}: ${String(error)}`)
    }
    await leave()
    studio.network.mend()
  }
  for (const [at, [file, fault]] of losses.entries()) {
    const { length } = await rowsOf(studio.site, form, `${story}-${at}`)
    if (length !== 1) failed.push(`${form.name}, ${fault} ${file}: received ${length} times`)
  }
  return failed
}

/**
 * Sends each form while one file that its page needs is lost. Resolves to the files, and to the losses after which a
 * form was not received exactly once.
 */
export async function loseEach(studio: Studio, forms: readonly SentForm[], faultsOf?: FaultsOf) {
  const files = new Map<SentForm, string[]>()
  for (const [at, form] of forms.entries()) files.set(form, await filesOf(studio, form, `all-${at}`))
  const failed: string[] = []
  for (const [form, losses] of sharedOut(files, faultsOf))
    failed.push(...(await lostTo(studio, form, losses, `every-${forms.indexOf(form)}`)))
  return { files: new Set([...files.values()].flat()), failed }
}

/** Faults of the file at this place of the list. */
type FaultsOf = (at: number) => readonly Fault[]

/** Losses by form: each file of any of them with these faults, each time in the next of the forms that need it. */
function sharedOut(
  files: ReadonlyMap<SentForm, readonly string[]>,
  faultsOf: FaultsOf = () => faultKinds,
): Map<SentForm, Loss[]> {
  const shares = new Map<SentForm, Loss[]>()
  for (const [at, file] of [...new Set([...files.values()].flat())].entries()) {
    const users = [...files.keys()].filter((form) => files.get(form)?.includes(file))
    for (const [turn, fault] of faultsOf(at).entries()) {
      const form = users[(at + turn) % users.length]
      if (form) shares.set(form, [...(shares.get(form) ?? []), [file, fault]])
    }
  }
  return shares
}

const rowsOf = (site: Site, { rows }: SentForm, story: string) =>
  site.query(rows, [alone(clients.ada, story).email])

const received = (site: Site, form: SentForm, story: string) =>
  until('it is received', async () => (await rowsOf(site, form, story))[0], 20_000)
