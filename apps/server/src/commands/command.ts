import type { Database } from '../db/orm.ts'
import type { OnMigrated } from '../db/open-database.ts'
import type { Machine } from '../checks/machine.ts'
import type { Env, ShownSetting } from '../env.ts'

/** Where a command writes for the operator. */
export interface Output {
  /** Whether somebody reads along: only then may a secret be shown. */
  isTTY?: boolean
  write: (text: string) => unknown
}

/** What a command is given. */
export interface Operating {
  env: Env
  output: Output
  machine: Machine
  /** What the operator may see of the settings. */
  showSettings: () => ShownSetting[]
  /** Opens the database of the settings and migrates it; whoever calls it closes it. */
  openDatabase: (onMigrated?: OnMigrated) => Promise<Database>
  /** Opens it as it is; null where the embedded one has not been made yet. */
  openAsItIs: () => Promise<Database | null>
}

/** One command of `northword`. */
export interface Command {
  /** Its words, such as "staff reset". */
  name: string
  /** What is typed after them, each one a word that says what it is. */
  args: readonly string[]
  summary: string
  /**
   * Does it; what goes wrong in a way that the operator can mend is thrown.
   * @throws {CommandError}
   */
  run: (operating: Operating, args: string[]) => Promise<void>
}

/** Why a command was not carried out, as one sentence for the operator. */
export class CommandError extends Error {}
