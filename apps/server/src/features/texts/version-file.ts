import { fileNameOf } from '@northword/contract/texts/file-name'
import type { FileInput } from '@northword/contract/texts/texts'
import type { Everybody } from '../../doors/context.ts'
import { fileCommentsOn } from './reviews/file-comments.ts'
import type { Asker } from './work/text-work.ts'
import { isStaff } from '../people/actor.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { findFacts, type VersionFacts } from './versions/read-version.ts'
import { storedBlocks, storedMarkdown } from './versions/stored-text.ts'
import { TextReport } from './versions/text-report.entity.ts'

/**
 * A version as a file, for the first of the actors who may read it. JSON is compressed by gzip.
 * @throws {DomainError} `orderNotFound`, `textNotFound`, `textTooTangled`, `textsWaiting`
 */
export async function versionFile(
  ctx: Everybody,
  input: FileInput,
): Promise<{ name: string; content: string | Uint8Array }> {
  const found = await findForAny(ctx, input, input.version)
  return { name: fileNameOf(input, input.file), content: await contentOf(ctx, input, found) }
}

async function contentOf(
  ctx: Everybody,
  input: FileInput,
  found: VersionFacts,
): Promise<string | Uint8Array> {
  const { file } = input
  if (file === 'report.pdf') return reportBytes(ctx, found)
  if (file === 'redline.docx' || file === 'redline.json') return redlineOf(ctx, input, found)
  const { title, facts } = found
  if (file === 'text.md') return storedMarkdown(ctx.em, facts)
  if (file === 'text.html')
    return ctx.texts.html(askerOf(ctx), { title, markdown: await storedMarkdown(ctx.em, facts) })
  return ctx.texts.file(askerOf(ctx), kinds[file], { title, stored: await storedBlocks(ctx.em, facts) })
}

const kinds = { 'text.txt': 'txt', 'text.docx': 'docx', 'text.json': 'json' } as const

async function redlineOf(ctx: Everybody, input: FileInput, found: VersionFacts): Promise<Uint8Array> {
  const { facts, title } = found
  const earlier = await findForAny(ctx, input, input.from ?? facts.number - 1)
  const before = await storedBlocks(ctx.em, earlier.facts)
  const after = await storedBlocks(ctx.em, facts)
  if (input.file === 'redline.json') return ctx.texts.compareStored(askerOf(ctx), before, after)
  const by = { author: ctx.site.company.brand, at: facts.shownAt }
  const comments = await fileCommentsOn(ctx.em, facts, earlier.facts.number)
  return ctx.texts.redline(askerOf(ctx), { title, before, after, comments, ...by })
}

const askerOf = ({ actors }: Everybody): Asker => actors.find((actor) => isStaff(actor)) ?? actors[0]

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

async function reportBytes({ em }: Everybody, { facts: { report } }: VersionFacts): Promise<Uint8Array> {
  const kept = report.kind === 'file' ? await em.findOne(TextReport, { id: report.id }) : null
  if (!kept) throw new DomainError('textNotFound')
  return kept.bytes
}
