import type { ShownBlock } from './text-views.ts'

/* Beside the schemas, which whoever reads a text need not fetch. */

/** Between two paragraphs in the plain text of a version. */
export const blockGap = '\n\n'

/** What a version says, without any mark: what comments point into. */
export const plainTextOf = (blocks: readonly Pick<ShownBlock, 'runs'>[]): string =>
  blocks.map(textOfBlock).join(blockGap)

/** What a paragraph says, without any mark. */
export const textOfBlock = ({ runs }: Pick<ShownBlock, 'runs'>): string =>
  runs.map(({ text }) => text).join('')
