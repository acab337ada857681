import { readWhole } from './whole-file.ts'

/** Files of the build by path, loading or loaded. Failed ones are removed. */
const texts = new Map<string, Promise<string>>()
const failed = new Set<string>()
const applied = new Set<string>()
const compiled = new Set<string>()

/**
 * Fetches and checks scripts and styles, and applies the styles. A failed `import()` stays failed while the page
 * lives, with all importers (Firefox, WebKit, Chromium 153), so every file is fetched before its import.
 */
export async function fetchFiles(paths: readonly string[], priority?: RequestPriority): Promise<void> {
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: await fetchFile(path, priority) })),
  )
  for (const { path, text } of files) applyStyle(path, text)
  paths.forEach(compile)
}

/**
 * Prefetches files, each in its own task so that a press does not wait for all. Never rejects: a failed file is
 * fetched again on use.
 */
export async function fetchAhead(paths: readonly string[]): Promise<void> {
  const fetchSoon = async (path: string) => {
    await new Promise((resolve) => setTimeout(resolve))
    await fetchFile(path, 'low')
  }
  await Promise.all(paths.map(fetchSoon)).then(
    () => paths.forEach(compile),
    () => {},
  )
}

/** Fetches one file into the browser's cache. Rejects as {@link fetchFiles} does. */
export function fetchFile(path: string, priority: RequestPriority = 'auto'): Promise<string> {
  const known = texts.get(path)
  if (known) return known
  const text = read(path, priority)
  texts.set(path, text)
  text.catch(() => {
    texts.delete(path)
    failed.add(path)
  })
  return text
}

/** Marks a style that is in the built page. */
export function noteStyle(path: string) {
  applied.add(path)
  texts.set(path, Promise.resolve(''))
}

async function read(path: string, priority: RequestPriority): Promise<string> {
  // The browser's cache may hold a wrong answer.
  const options = { priority, cache: failed.has(path) ? 'reload' : 'default' } as const
  const text = await readWhole(path, isStyle(path) ? 'css' : 'javascript', options)
  return isStyle(path) ? text : ''
}

/**
 * Precompiles a cached script with its imports, which a press would otherwise wait for. Firefox requests the imports
 * too, so all must be cached.
 */
function compile(href: string) {
  if (isStyle(href) || compiled.has(href)) return
  compiled.add(href)
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low' })
  document.head.append(Object.assign(link, { href }))
}

function applyStyle(path: string, text: string) {
  if (!isStyle(path) || applied.has(path)) return
  applied.add(path)
  document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
}

const isStyle = (path: string) => path.endsWith('.css')
