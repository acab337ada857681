import { checkItems } from '@northword/contract/content/check-items'
import { siteContentOf } from '@northword/contract/content/site-content'
import { matterFolder, readItems } from '@northword/seed/read-items'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Checks the studio's matter, and writes the parts that a module names into it as literals: a file for browsers has
 * those alone, with every price and name filled in. An article's text becomes a file of its own.
 */
export const seedLiterals: Plugin = {
  name: 'seed-literals',
  enforce: 'pre',
  buildStart: () => checkItems(readItems()),
  transform: {
    filter: { id: /\/packages\/content\/src\//, code: /'#site'/ },
    handler(code) {
      for (const file of globSync('*/*', { cwd: matterFolder })) this.addWatchFile(join(matterFolder, file))
      return withLiterals(code)
    },
  },
  load: {
    filter: { id: /\/packages\/seed\/(src\/article-texts\.ts|matter\/articles\/[\w-]+\.md)$/ },
    handler: articleModule,
  },
}

/** A module with literals instead of the seed. */
export function withLiterals(code: string): string {
  const seed = siteContentOf(readItems())
  return code
    .replace(/^import { site } .*$/m, '')
    .replaceAll(/\bsite((?:\.\w+)+)/g, (_, path: string) => literal(seed, path.slice(1).split('.')))
}

/** The module of an article's text, or the one that loads each. */
export function articleModule(id: string): string {
  const { articleTexts } = siteContentOf(readItems())
  const [, slug] = /([\w-]+)\.md$/.exec(id) ?? []
  return slug
    ? `export const content = ${JSON.stringify(articleTexts[slug])}`
    : imports(Object.keys(articleTexts))
}

/** The value at the end of the path's names; what follows a value without such a name is left. */
function literal(value: unknown, [name = '', ...rest]: string[]): string {
  const isInside =
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, name)
  if (isInside) return literal(Object.entries(value).find(([key]) => key === name)?.[1], rest)
  return [`(${JSON.stringify(value)})`, ...(name ? [name] : []), ...rest].join('.')
}

function imports(slugs: string[]): string {
  const entries = slugs.map((slug) => {
    const file = join(matterFolder, `articles/${slug}.md`)
    return `${JSON.stringify(slug)}: () => import(${JSON.stringify(file)})`
  })
  return `export const articleTexts = {${entries.join(',')}}`
}
