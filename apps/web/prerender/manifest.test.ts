import { expect, test } from 'vitest'
import { chunksOf } from './manifest.ts'

const manifest = {
  'src/main.tsx': { file: 'main.js', imports: ['_vendor.js'] },
  'src/site/pages/home/home.page.tsx': { file: 'home.js', imports: ['_vendor.js', '_price.js'] },
  '_price.js': { file: 'price.js', imports: ['_vendor.js'] },
  '_vendor.js': { file: 'vendor.js' },
}

test('the chunks of a page are its static imports, each once, and itself at the end', () => {
  const files = chunksOf(manifest, 'src/site/pages/home/home.page.tsx').map(({ file }) => file)
  expect(files).toEqual(['vendor.js', 'price.js', 'home.js'])
})

test('a page that was not built is an error and not an empty list', () => {
  expect(() => chunksOf(manifest, 'src/site/pages/faq/faq.page.tsx')).toThrow('faq.page.tsx')
})
