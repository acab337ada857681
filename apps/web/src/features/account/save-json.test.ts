import { afterEach, expect, test, vi } from 'vitest'
import { saveJson } from './save-json.ts'

afterEach(() => vi.restoreAllMocks())

test('a value is saved as a JSON file of that name', async () => {
  const blobs: Blob[] = []
  const revokeObjectURL = vi.fn<() => void>()
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL,
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  saveJson('data.json', { orders: [1] })
  expect(click.mock.contexts[0]).toMatchObject({ download: 'data.json', href: 'blob:1' })
  expect(blobs[0]?.type).toBe('application/json')
  expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual({ orders: [1] })
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1')
})
