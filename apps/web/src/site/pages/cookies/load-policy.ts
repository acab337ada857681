import { orReload } from '../../parts/or-reload.ts'
import type { policy } from './policy.ts'

let loading: Promise<typeof policy> | undefined

/** Fetches the text once. */
export const loadPolicy = () => (loading ??= orReload(import('./policy.ts').then((module) => module.policy)))
