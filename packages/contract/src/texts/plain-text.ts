import type { ShownBlock } from './text-views.ts'

/* Without schemas, which readers of a text need not load. */

/** Between two paragraphs of a version's plain text. */
export const blockGap = '\n\n'

/** A version's words without marks; comments refer to offsets in it. */
export const plainTextOf = (blocks: readonly Pick<ShownBlock, 'runs'>[]): string =>
  blocks.map(textOfBlock).join(blockGap)

export const textOfBlock = ({ runs }: Pick<ShownBlock, 'runs'>): string =>
  runs.map(({ text }) => text).join('')
