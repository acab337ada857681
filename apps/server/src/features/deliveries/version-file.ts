import type { FileInput } from '@northword/contract/texts'
import { deliveredTexts } from '@northword/content/delivered-texts'
import type { Everybody } from '../../doors/context.ts'
import type { Em } from '../../db/orm.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { findFacts, type VersionFacts } from './read-version.ts'
import { TextReport } from './text-report.entity.ts'

/**
 * A version as a file, for whoever of those who ask may read it.
 * @throws {DomainError} `orderNotFound`, `textNotFound`, `textTooTangled`, `busy`
 */
export async function versionFile(
  ctx: Everybody,
  input: FileInput,
): Promise<{ name: string; content: string | Uint8Array }> {
  const found = await findForAny(ctx, input, input.version)
  const { number, piece, version, file } = input
  const name = `${number}-${piece}-v${version}${file.startsWith('redline') ? '-redline' : ''}`
  return {
    name: `${name.replaceAll(/[^\w.-]/g, '_')}${file.slice(file.indexOf('.'))}`,
    content: await contentOf(ctx, input, found),
  }
}

async function contentOf(
  ctx: Everybody,
  input: FileInput,
  found: VersionFacts,
): Promise<string | Uint8Array> {
  const { file } = input
  if (file === 'report.pdf') return reportBytes(ctx, found)
  if (file === 'redline.docx' || file === 'redline.json') return redlineOf(ctx, { ...input, file }, found)
  const stored = await storedText(ctx.em, found)
  if (file === 'text.md') return stored.markdown
  return ctx.texts.file(askerOf(ctx), kinds[file], { title: found.title, ...stored })
}

const kinds = { 'text.txt': 'txt', 'text.html': 'html', 'text.docx': 'docx' } as const

type RedlineInput = FileInput & { file: 'redline.docx' | 'redline.json' }

async function redlineOf(ctx: Everybody, input: RedlineInput, found: VersionFacts): Promise<Uint8Array> {
  const { facts, title } = found
  const earlier = await findForAny(ctx, input, input.from ?? facts.number - 1)
  const { blocks: before } = await storedText(ctx.em, earlier)
  const { blocks: after } = await storedText(ctx.em, found)
  if (input.file === 'redline.json') return ctx.texts.compareStored(askerOf(ctx), before, after)
  const by = { author: deliveredTexts.reviser, at: facts.shownAt }
  return ctx.texts.redline(askerOf(ctx), { title, before, after, ...by })
}

const askerOf = ({ actors }: Everybody) => ({ network: actors[0]?.network ?? '' })

/** The version as the first of those who ask may read it. */
async function findForAny(
  { em, actors }: Everybody,
  input: FileInput,
  version: number,
): Promise<VersionFacts> {
  let failure: unknown = new DomainError('orderNotFound')
  for (const actor of actors)
    try {
      return await findFacts(em, actor, { ...input, version })
    } catch (error) {
      failure = error
    }
  throw failure
}

/** A text as it is stored: its blocks stay JSON. */
async function storedText(em: Em, { facts }: VersionFacts): Promise<{ markdown: string; blocks: string }> {
  const [stored] = await em.execute<{ markdown: string; blocks: string }[]>(
    `select markdown, blocks::text as blocks from text_versions where id = ?`,
    [facts.id],
  )
  if (!stored) throw new DomainError('textNotFound')
  return stored
}

async function reportBytes({ em }: Everybody, { facts: { report } }: VersionFacts): Promise<Uint8Array> {
  const kept = report.kind === 'file' ? await em.findOne(TextReport, { id: report.id }) : null
  if (!kept) throw new DomainError('textNotFound')
  return kept.bytes
}
