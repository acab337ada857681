// @vitest-environment node
import { expect, test } from 'vitest'
import { shareLinks } from './share-links.ts'

test('the build leaves the address to the server', () => {
  for (const { href } of shareLinks('/blog/one-page', 'One Page')) {
    expect(href).toContain('=__PUBLIC_URL_ENCODED__%2Fblog%2Fone-page')
  }
})
