import { textReading } from '@northword/content/texts/text-reading'
import type { VersionInput } from '@northword/contract/texts/texts'
import { fileAddress } from '../../../texts/files/file-address.ts'
import { Hint } from '../../frame/hint.tsx'
import { Part } from '../../frame/part.tsx'
import styles from '../page/texts.module.css'

const words = textReading.files
const forms = ['text.docx', 'text.md', 'text.html', 'text.txt'] as const

interface VersionFilesProps {
  place: VersionInput
  from: number | null
  sha256: string
}

/** The files that the client can download too. */
export const VersionFiles = ({ place, from, sha256 }: VersionFilesProps) => (
  <Part heading={words.heading}>
    <ul role="list" className={styles.files}>
      {from !== null && (
        <li>
          <a href={`${fileAddress(place, 'redline.docx')}?from=${from}`}>{words.redline}</a>
        </li>
      )}
      {forms.map((form) => (
        <li key={form}>
          <a href={fileAddress(place, form)}>{words.forms[form]}</a>
        </li>
      ))}
    </ul>
    <Hint mt="sm">
      {words.sha}
      <br />
      <code>{sha256}</code>
    </Hint>
  </Part>
)
