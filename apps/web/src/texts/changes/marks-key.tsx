import { textReading } from '@northword/content/texts/text-reading'
import { Spans } from '../manuscript/spans.tsx'

const { key } = textReading.redline

/** Legend of the redline's marks. */
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
