import { env as rig } from '@northword/rig/env'

/** Environment settings; an empty value counts as absent. */
export const env = {
  ...rig,
  /** Repetitions of each fault. */
  faultRounds: Number(process.env.FAULT_ROUNDS || 1),
  /** Engine of an engine leg. */
  engine: process.env.ENGINE || undefined,
  /** Folder with sources and packages of MDN's HTTP Observatory. */
  observatory: process.env.OBSERVATORY || undefined,
  /** Commit of the previous release. Default: its last tag. */
  previousRelease: process.env.PREVIOUS_RELEASE || undefined,
}
