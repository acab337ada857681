import { textReading } from '@northword/content/text-reading'
import { Spans } from './spans.tsx'

const { key } = textReading.redline

/** How to read the red pen. */
export const MarksKey = () => (
  <Spans
    spans={[
      { text: key.del, edit: 'del' },
      { text: ` ${key.delMeans} ` },
      { text: key.ins, edit: 'ins' },
      { text: ` ${key.insMeans}` },
    ]}
  />
)
