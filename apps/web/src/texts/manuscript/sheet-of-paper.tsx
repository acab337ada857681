import { Fragment, type ReactNode, type Ref } from 'react'
import { type Extent, extentOf } from './extent-of.ts'
import { type Part, partsOf } from './parts-of.ts'
import type { Paragraph } from './paragraph.ts'
import { TextPart } from './text-part.tsx'
import styles from './sheet-of-paper.module.css'

/** Parts per chunk; the browser lays out a chunk when it comes near the screen. */
const chunkSize = 40

interface SheetOfPaperProps {
  paragraphs: readonly Paragraph[]
  /** Content below a part. */
  below?: ((extent: Extent) => ReactNode) | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** A text whose far chunks are not laid out. */
export function SheetOfPaper({ paragraphs, below, ref }: SheetOfPaperProps) {
  const parts = partsOf(paragraphs)
  const chunks = Array.from({ length: Math.ceil(parts.length / chunkSize) }, (_, at) =>
    parts.slice(at * chunkSize, (at + 1) * chunkSize),
  )
  return (
    <div className={styles.paper} ref={ref}>
      {chunks.map((chunk, at) => (
        <div key={at} className={styles.chunk}>
          {chunk.map((part, index) => (
            <Fragment key={index}>
              <TextPart part={part} />
              {below && <Below part={part} below={below} />}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  )
}

function Below({ part, below }: { part: Part; below: (extent: Extent) => ReactNode }) {
  const extent = extentOf(part)
  return extent && below(extent)
}
