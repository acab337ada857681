import { readWhole } from './whole-file.ts'

/** Scripts and styles of the built site, by their path: on their way or here. Files that failed are not in it. */
const texts = new Map<string, Promise<string>>()
const failed = new Set<string>()
const applied = new Set<string>()
const compiled = new Set<string>()

/**
 * Fetches scripts and styles of the built site and looks at each answer; styles are then put into the page.
 * Rejects where one of them cannot be got; a later call fetches that one again. An `import()` that fails
 * instead stays failed for as long as its page lives, with everything that imports it (Firefox, WebKit,
 * Chromium 153). So nothing is imported before all that it consists of is here.
 */
export async function fetchFiles(paths: readonly string[], priority?: RequestPriority): Promise<void> {
  const files = await Promise.all(
    paths.map(async (path) => ({ path, text: await fetchFile(path, priority) })),
  )
  for (const { path, text } of files) applyStyle(path, text)
  paths.forEach(compile)
}

/**
 * Fetches scripts and styles that will be wanted soon, each in a task of its own, so that nobody who presses
 * meanwhile waits for all of them. Never rejects: what fails now is fetched again when it is wanted.
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

/** Fetches one file to have it later, in the browser's cache. Rejects as {@link fetchFiles} does. */
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

/** Says that the page was built with this style in it. */
export function noteStyle(path: string) {
  applied.add(path)
  texts.set(path, Promise.resolve(''))
}

async function read(path: string, priority: RequestPriority): Promise<string> {
  // A wrong answer may be in the browser's cache.
  const options = { priority, cache: failed.has(path) ? 'reload' : 'default' } as const
  const text = await readWhole(path, isStyle(path) ? 'css' : 'javascript', options)
  return isStyle(path) ? text : ''
}

/**
 * Lets the browser compile a script that is in its cache now, with all that it imports: whoever presses would
 * wait for that. Firefox asks for those too, so none may be missing.
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
