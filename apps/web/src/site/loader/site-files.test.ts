import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Answer = () => Response | Promise<Response>

const answers = new Map<string, Answer>()
const server = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(
  async (path) => answers.get(path)?.() ?? new Response('', { status: 404 }),
)

const script: Answer = () => new Response('code()/**/\n', { headers: { 'content-type': 'text/javascript' } })
const style: Answer = () => new Response('a{color:red}/**/', { headers: { 'content-type': 'text/css' } })

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', server)
  answers.clear()
  server.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

const open = () => import('./site-files.ts')
const asked = () => server.mock.calls.map(([path]) => path)
const styles = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent)

test('a file that is here already is not fetched again, whoever asks', async () => {
  const { fetchFile, fetchFiles } = await open()
  answers.set('/a.js', script)
  answers.set('/b.js', script)
  await fetchFile('/a.js', 'low')
  await fetchFiles(['/a.js', '/b.js'])
  await fetchFiles(['/b.js', '/a.js'])
  expect(asked()).toEqual(['/a.js', '/b.js'])
})

test.each<[fault: string, Answer]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that is not ready', () => new Response('', { status: 503 })],
  [
    'an older release that is gone',
    () => new Response('', { status: 404, headers: { 'content-type': 'text/javascript' } }),
  ],
  ['a hotel’s page', () => new Response('<p>Welcome</p>', { headers: { 'content-type': 'text/html' } })],
  ['an answer that breaks off', breakingOff],
  ['half an answer', () => new Response('co', { headers: { 'content-type': 'text/javascript' } })],
])('%s fails all that needs the file, and it alone is fetched again, past the cache', async (_, fault) => {
  const { fetchFiles } = await open()
  answers.set('/a.js', script)
  answers.set('/b.js', fault)
  await expect(fetchFiles(['/a.js', '/b.js'])).rejects.toThrow(/./)
  answers.set('/b.js', script)
  await fetchFiles(['/a.js', '/b.js'])
  expect(asked()).toEqual(['/a.js', '/b.js', '/b.js'])
  expect(server.mock.lastCall?.[1]).toMatchObject({ cache: 'reload' })
})

test('a file that hangs fails after half a minute, and is fetched again', async () => {
  vi.useFakeTimers()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('too late', 'TimeoutError')), ms)
    return controller.signal
  })
  const { fetchFiles } = await open()
  server.mockImplementationOnce(
    (_path, { signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  const failed = fetchFiles(['/a.js']).catch(String)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await failed).toContain('too late')
  answers.set('/a.js', script)
  await fetchFiles(['/a.js'])
  expect(asked()).toEqual(['/a.js', '/a.js'])
  timeout.mockRestore()
  vi.useRealTimers()
})

test('a script is given to the browser to compile only once all that it may import is here', async () => {
  const { fetchAhead, fetchFiles } = await open()
  const links = () =>
    [...document.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname])
  answers.set('/a.js', script)
  await fetchAhead(['/a.js', '/b.js'])
  expect(links()).toEqual([])
  answers.set('/b.js', script)
  await fetchAhead(['/a.js', '/b.js'])
  await fetchFiles(['/a.js', '/b.js'])
  expect(links()).toEqual([
    ['modulepreload', '/a.js'],
    ['modulepreload', '/b.js'],
  ])
})

test('styles are put into the page once, where all is here', async () => {
  const { fetchFile, fetchFiles } = await open()
  answers.set('/form.css', style)
  await fetchFile('/form.css')
  expect(styles()).toEqual([])
  await expect(fetchFiles(['/form.css', '/form.js'])).rejects.toThrow('/form.js')
  expect(styles()).toEqual([])
  answers.set('/form.js', script)
  await fetchFiles(['/form.css', '/form.js'])
  await fetchFiles(['/form.css', '/form.js'])
  expect(styles()).toEqual(['a{color:red}/**/'])
})

test('styles with which the page was built are neither fetched nor put in', async () => {
  const { fetchFiles, noteStyle } = await open()
  noteStyle('/page.css')
  await fetchFiles(['/page.css'])
  expect(asked()).toEqual([])
  expect(styles()).toEqual([])
})

function breakingOff() {
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
  return new Response(body, { headers: { 'content-type': 'text/javascript' } })
}
