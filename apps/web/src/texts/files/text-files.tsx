import { textReading } from '@northword/content/texts/text-reading'
import type { VersionInput } from '@northword/contract/texts/texts'
import { Small } from '../../components/small.tsx'
import { fileAddress } from './file-address.ts'
import styles from './text-files.module.css'

const words = textReading.files
const forms = ['text.docx', 'text.md', 'text.html', 'text.txt'] as const

interface TextFilesProps {
  version: VersionInput
  /** SHA-256 of the Markdown file. */
  sha256: string
}

/** Downloads in each format, and how to check that a file is the delivered one. */
export const TextFiles = ({ version, sha256 }: TextFilesProps) => (
  <>
    <ul role="list" className={styles.files}>
      {forms.map((form) => (
        <li key={form}>
          <a href={fileAddress(version, form)}>{words.forms[form]}</a>
        </li>
      ))}
    </ul>
    <details className={styles.check}>
      <summary>{words.sha}</summary>
      <code>{sha256}</code>
      <Small>
        {words.check.before} <code>{words.check.program}</code> {words.check.after}
      </Small>
    </details>
  </>
)
