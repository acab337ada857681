import { getPriority, setPriority } from 'node:os'

/**
 * Lowers the priority of this thread on Linux; elsewhere that would be the priority of the whole process. A process
 * that is lower already may not raise its threads.
 */
export function lowerPriority(to: number): void {
  if (process.platform === 'linux' && to > getPriority()) setPriority(to)
}
