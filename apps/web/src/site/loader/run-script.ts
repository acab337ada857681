import { readWhole } from './whole-file.ts'

let cache: RequestCache = 'default'

/** Runs a classic script of the built site. Rejects where it cannot be got; a later call tries again. */
export async function runScript(src: string): Promise<void> {
  try {
    await readWhole(src, 'javascript', { priority: 'low', cache })
    await new Promise((onload, onerror) => {
      document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror }))
    })
  } catch (error) {
    // A wrong answer may be in the browser's cache.
    cache = 'reload'
    throw error
  }
}
