import { env as rig } from '@northword/rig/env'

/** Settings of the run, from the environment; an empty value counts as absent. */
export const env = {
  ...rig,
  /** How often each fault is repeated. */
  faultRounds: Number(process.env.FAULT_ROUNDS || 1),
  /** The engine of this run, in a leg that has one. */
  engine: process.env.ENGINE || undefined,
  /** A folder with the sources and packages of MDN's HTTP Observatory. */
  observatory: process.env.OBSERVATORY || undefined,
  /** A commit of the release before this one; its last tag, if left out. */
  previousRelease: process.env.PREVIOUS_RELEASE || undefined,
}
