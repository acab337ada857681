import type { Em } from '../../../db/orm.ts'

/** Advisory lock of releases and new items, used for nothing else. */
const lockId = 20_261_205

/** Lets one transaction at a time publish or add. */
export const lockContent = (tx: Em) => tx.execute(`select pg_advisory_xact_lock(${lockId})`)
