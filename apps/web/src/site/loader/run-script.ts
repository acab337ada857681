import { readWhole } from './whole-file.ts'

let cache: RequestCache = 'default'

/** Runs a classic script of the build. Rejects if it cannot be fetched; the next call retries. */
export async function runScript(src: string): Promise<void> {
  try {
    await readWhole(src, 'javascript', { priority: 'low', cache })
    await new Promise((onload, onerror) => {
      document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror }))
    })
  } catch (error) {
    // The browser's cache may hold a wrong answer.
    cache = 'reload'
    throw error
  }
}
