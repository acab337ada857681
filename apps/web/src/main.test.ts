import { expect, test } from 'vitest'

test('a page without a root element does not start', async () => {
  await expect(import('./main.tsx')).rejects.toThrow('Root element not found')
})
