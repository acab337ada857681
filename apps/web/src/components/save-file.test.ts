import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

afterEach(() => vi.restoreAllMocks())

test('a file is saved under its name, and forgotten by the page', () => {
  const file = new Blob(['{}\n'])
  const createObjectURL = vi.fn<(blob: Blob) => string>(() => 'blob:1')
  const revokeObjectURL = vi.fn<() => void>()
  Object.assign(URL, { createObjectURL, revokeObjectURL })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  saveFile('data.ndjson', file)
  expect(click.mock.contexts[0]).toMatchObject({ download: 'data.ndjson', href: 'blob:1' })
  expect(createObjectURL).toHaveBeenCalledExactlyOnceWith(file)
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1')
})
