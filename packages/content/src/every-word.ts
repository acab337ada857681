import { readdirSync } from 'node:fs'
import { parseAst } from 'vitest/node'
import { articles, loadArticle } from './site/articles.ts'
import { home } from './site/home.ts'
import { notFound } from './site/not-found.ts'
import { portfolio } from './site/portfolio.ts'

/* All texts of the product, for tests of the copy. */

/** A string, with the file and the names that lead to it. */
interface Written {
  path: string
  text: string
  /** True if it is a part of a function, with … for each value: its edges may be spaces. */
  isPart: boolean
}

/** Every edit on the pages. */
export const edits = [
  home.redline,
  notFound.redline,
  ...portfolio.caseStudies.items.map(({ redline }) => redline),
]

/** All strings of all modules. */
export const everything = [...(await ofModules()), ...(await ofArticles())]

// A draft is weak on purpose, and the studio's facts are no sentences.
/** All strings that follow the rules of the copy. */
export const written = everything.filter(
  ({ path }) => !/^studio\/company\.|^operate\/demo|\.redline\.|\.edit\./.test(path),
)

async function ofModules(): Promise<Written[]> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const modules = files.filter((file) => /^[^/]+\/[^/]+(?<!\.test)\.ts$/.test(file)).toSorted()
  const found = modules.map(async (file) => {
    const module: object = await import(new URL(file, import.meta.url).href)
    return Object.entries(module).flatMap(([name, value]) => stringsIn(value, `${file.slice(0, -3)}.${name}`))
  })
  return (await Promise.all(found)).flat()
}

/** Without quotations, which are other people's words, and often bad examples. */
async function ofArticles(): Promise<Written[]> {
  const texts = articles.map(async ({ slug }) => {
    const { content } = await loadArticle(slug)
    return stringsIn(content.replaceAll(/“[^”]*”/g, '“”').split('\n'), `articles.${slug}`)
  })
  return (await Promise.all(texts)).flat()
}

/** All strings in a value, at any depth. */
export function stringsIn(value: unknown, path = '', isPart = false): Written[] {
  if (typeof value === 'string') return [{ path, text: value, isPart }]
  if (typeof value === 'function') return stringsIn(literalsOf(value), path, true)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => stringsIn(member, `${path}.${key}`, isPart))
}

/** Strings and templates of a function's source, which are its words in all cases. */
function literalsOf(made: { toString: () => string }): string[] {
  const source = made.toString()
  const isMethod = /^(async )?[\w$]+\(/.test(source) && !/^(async )?function\b/.test(source)
  const found: string[] = []
  JSON.stringify(parseAst(isMethod ? `({ ${source} })` : `(${source})`), (_, node: unknown) => {
    if (isNode(node) && node.type === 'Literal' && typeof node.value === 'string') found.push(node.value)
    if (isNode(node) && node.type === 'TemplateLiteral')
      found.push(node.quasis.map(({ value }) => value.cooked).join('…'))
    return node
  })
  return found
}

type Node =
  { type: 'Literal'; value: unknown } | { type: 'TemplateLiteral'; quasis: { value: { cooked: string } }[] }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
