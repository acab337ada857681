import type { ContentItem } from '@northword/contract/content/content-items'
import type { Database } from '../db/orm.ts'
import type { OnMigrated } from '../db/open-database.ts'
import type { Machine } from '../checks/machine.ts'
import type { Env, ShownSetting } from '../env.ts'
import type { RenderSite } from '../features/content/releases/render-site.ts'

export interface Output {
  /** True on a terminal. Secrets are shown only there. */
  isTTY?: boolean
  write: (text: string) => unknown
}

export interface Operating {
  env: Env
  output: Output
  machine: Machine
  /** Shows how far a long command is, on a terminal. */
  showProgress: (said: string) => void
  /** Settings without secrets. */
  showSettings: () => ShownSetting[]
  /** Opens the configured database and migrates it. The caller closes it. */
  openDatabase: (onMigrated?: OnMigrated) => Promise<Database>
  /** Opens it without migrating; null if PGlite's directory does not exist. */
  openAsItIs: () => Promise<Database | null>
  /** Renders releases as a server does that shows these items. The caller closes it. */
  openRendering: (
    items: readonly ContentItem[],
  ) => Promise<{ prepare: RenderSite; close: () => Promise<void> }>
}

export interface Command {
  /** Such as "staff reset". */
  name: string
  args: readonly string[]
  summary: string
  /** @throws {CommandError} for failures that the operator can fix */
  run: (operating: Operating, args: string[]) => Promise<void>
}

/** A command failed. The message is one sentence for the operator. */
export class CommandError extends Error {}
