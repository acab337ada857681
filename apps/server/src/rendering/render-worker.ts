import { workerData } from 'node:worker_threads'
import { lowerPriority } from '../limits/lower-priority.ts'

/* Loads the modules of render-release.ts at the priority of their thread. */

// As Tinypool passes it.
lowerPriority(workerData[1].priority)

export const { begin, cards, files, kept, page } = await import('./render-release.ts')
