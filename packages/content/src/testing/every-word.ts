import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vitest/node'
import { loadArticle } from '../site/articles/article-pages.ts'
import { articles } from '../site/articles/articles.ts'
import { home, readRedline } from '../site/home.ts'
import { notFound } from '../site/not-found.ts'
import { portfolio } from '../site/portfolio.ts'
import { type FoundString, stringsIn } from '../strings-in.ts'

/* All texts of the product, for tests of the copy. */

interface Written extends FoundString {
  /** True if it stands so in the source, with … for each value: its edges may be spaces. */
  isPart: boolean
}

/** Every edit on the pages. */
export const edits = [
  home.redline,
  notFound.redline,
  ...portfolio.caseStudies.items.map(({ redline }) => redline),
]

/** All strings of all modules, exported or not. */
export const everything = [...(await ofModules()), ...(await ofArticles())]

/**
 * All strings that follow the rules of the copy. Of an edit only the result does, as its draft is weak on purpose,
 * and the studio's facts are no sentences.
 */
export const written = [
  ...everything.filter(({ path }) => !/^studio\/company\b|^operate\/demo|\bredline\b/.test(path)),
  ...whole(stringsIn(edits.map((edit) => readRedline(edit, 'after')))),
]

async function ofModules(): Promise<Written[]> {
  const folder = join(import.meta.dirname, '..')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  // Modules of the matter say nothing themselves. Articles are read below, without their quotations.
  const modules = files
    .filter((file) => /^(?!matter\/|testing\/|site\/article-texts)[^/]+\/[^/]+(?<!\.test)\.ts$/.test(file))
    .toSorted()
  const found = modules.map(async (file) => {
    const url = new URL(`../${file}`, import.meta.url)
    const module: object = await import(url.href)
    const name = file.slice(0, -3)
    const exported = whole(stringsIn({ ...module }, name))
    const isExported = (literal: Written) => exported.some(({ text }) => patternOf(literal).test(text))
    return [...exported, ...literalsOf(readFileSync(url, 'utf8'), name).filter((one) => !isExported(one))]
  })
  return (await Promise.all(found)).flat()
}

/** Without quotations, which are other people's words, and often bad examples. */
async function ofArticles(): Promise<Written[]> {
  const texts = articles.map(async ({ slug }) => {
    const { content } = await loadArticle(slug)
    return whole(stringsIn(content.replaceAll(/“[^”]*”/g, '“”').split('\n'), `articles.${slug}`))
  })
  return (await Promise.all(texts)).flat()
}

function whole(found: FoundString[]): Written[] {
  return found.map((one) => ({ ...one, isPart: false }))
}

/** Strings and templates of a source, so also those of functions in all cases, without its imports and types. */
function literalsOf(source: string, path: string): Written[] {
  const found: Written[] = []
  JSON.stringify(parseAst(source, { lang: 'ts' }), (_, node: unknown) => {
    if (!isNode(node)) return node
    const name = (node.key ?? node.id)?.name
    if (/^(Import|TS(?!(As|Satisfies)Expression))/.test(node.type) || name === 'redline') return null
    const text = node.quasis?.map(({ value }) => value.cooked).join('…') ?? node.value
    if (/^(Literal|TemplateLiteral)$/.test(node.type) && typeof text === 'string')
      found.push({ path: `${path}, in its source`, text, isPart: true })
    return node
  })
  return found
}

/** Matches a literal with any values. */
function patternOf({ text }: Written): RegExp {
  const pieces = text.split('…').map((piece) => piece.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`))
  return new RegExp(`^${pieces.join('.*')}$`, 's')
}

interface Node {
  type: string
  value?: unknown
  key?: { name?: string }
  id?: { name?: string } | null
  quasis?: { value: { cooked: string } }[]
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
