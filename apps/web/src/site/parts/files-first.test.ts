import { afterEach, expect, test, vi } from 'vitest'
import { filesFirst } from './files-first.ts'

afterEach(() => {
  delete window.fetchSiteFiles
})

test('a part is loaded only once all of its files are here', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const fetchSiteFiles = vi.fn<(paths: readonly string[]) => Promise<void>>(() => promise)
  window.fetchSiteFiles = fetchSiteFiles
  const load = vi.fn<() => Promise<string>>(async () => 'part')
  const part = filesFirst(load, ['assets/part.js', 'assets/part.css'])
  expect(fetchSiteFiles).toHaveBeenCalledWith(['/assets/part.js', '/assets/part.css'])
  expect(load).not.toHaveBeenCalled()
  resolve()
  expect(await part).toBe('part')
})

test('a part whose files cannot be got is not loaded: the browser would remember that failure', async () => {
  window.fetchSiteFiles = () => Promise.reject(new Error('Unable to fetch /assets/part.js'))
  const load = vi.fn<() => Promise<string>>(async () => 'part')
  await expect(filesFirst(load, ['assets/part.js'])).rejects.toThrow('part.js')
  expect(load).not.toHaveBeenCalled()
})

test('where nothing was built, a part is loaded as it is', async () => {
  expect(await filesFirst(async () => 'part')).toBe('part')
})
