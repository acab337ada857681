import { createWarnings } from '../checks/warnings.ts'
import { createChores } from '../chores/chores.ts'
import type { Log } from '../logs/log.ts'

/** Chores without metrics. */
export const choresOf = (log: Log) => createChores({ metrics: null, warnings: createWarnings(log), log })
