import { orReload } from '../../parts/or-reload.ts'
import type { policy } from './policy.ts'

let loading: Promise<typeof policy> | undefined

export const loadPolicy = () => (loading ??= orReload(import('./policy.ts').then((module) => module.policy)))
