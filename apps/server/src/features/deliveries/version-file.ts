import type { FileInput } from '@northword/contract/texts'
import { deliveredTexts } from '@northword/content/delivered-texts'
import type { Everybody } from '../../doors/context.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { textFileOf } from '../texts/text-file.ts'
import { findVersion, type FoundVersion } from './read-version.ts'
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
  const name = `${number}-${piece}-v${version}${file === 'redline.docx' ? '-redline' : ''}`
  return {
    name: `${name.replaceAll(/[^\w.-]/g, '_')}${file.slice(file.indexOf('.'))}`,
    content: await contentOf(ctx, input, found),
  }
}

async function contentOf(
  ctx: Everybody,
  input: FileInput,
  found: FoundVersion,
): Promise<string | Uint8Array> {
  const { title, version } = found
  const { markdown, blocks } = version
  const asker = { network: ctx.actors[0]?.network ?? '' }
  switch (input.file) {
    case 'text.md':
      return markdown
    case 'text.txt':
      return textFileOf(blocks)
    case 'text.html':
      return ctx.texts.file(asker, 'html', { title, markdown, blocks })
    case 'text.docx':
      return ctx.texts.file(asker, 'docx', { title, markdown, blocks })
    case 'report.pdf':
      return reportBytes(ctx, found)
    default: {
      const earlier = await findForAny(ctx, input, input.from ?? version.number - 1)
      const by = { author: deliveredTexts.reviser, at: version.shownAt }
      return ctx.texts.redline(asker, { title, before: earlier.version.blocks, after: blocks, ...by })
    }
  }
}

/** The version as the first of those who ask may read it. */
async function findForAny(
  { em, actors }: Everybody,
  input: FileInput,
  version: number,
): Promise<FoundVersion> {
  let failure: unknown = new DomainError('orderNotFound')
  for (const actor of actors)
    try {
      return await findVersion(em, actor, { ...input, version })
    } catch (error) {
      failure = error
    }
  throw failure
}

async function reportBytes({ em }: Everybody, { version: { report } }: FoundVersion): Promise<Uint8Array> {
  const kept = report.kind === 'file' ? await em.findOne(TextReport, { id: report.id }) : null
  if (!kept) throw new DomainError('textNotFound')
  return kept.bytes
}
