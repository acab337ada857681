import { partsOf } from './parts-of.ts'
import type { Paragraph } from './paragraph.ts'
import { TextPart } from './text-part.tsx'
import styles from './sheet-of-paper.module.css'

/** So many parts are laid out together, when they come near the screen. */
const chunkSize = 40

/** A text as it is read. Of a long one only what is near the screen is laid out. */
export function SheetOfPaper({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  const parts = partsOf(paragraphs)
  const chunks = Array.from({ length: Math.ceil(parts.length / chunkSize) }, (_, at) =>
    parts.slice(at * chunkSize, (at + 1) * chunkSize),
  )
  return (
    <div className={styles.paper}>
      {chunks.map((chunk, at) => (
        <div key={at} className={styles.chunk}>
          {chunk.map((part, index) => (
            <TextPart key={index} part={part} />
          ))}
        </div>
      ))}
    </div>
  )
}
