import { readWhole } from './whole-file.ts'

let cache: RequestCache = 'default'

/** Runs a classic script of the built site. Rejects where it cannot be got; a later call tries again. */
export async function runScript(src: string): Promise<void> {
  try {
    await readWhole(src, 'javascript', { priority: 'low', cache })
    await new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), { src, fetchPriority: 'low' })
      document.head.append(Object.assign(script, { onload: resolve, onerror: reject }))
    })
  } catch (error) {
    // A wrong answer may be in the browser's cache.
    cache = 'reload'
    throw error
  }
}
