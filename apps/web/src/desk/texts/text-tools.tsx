import { SegmentedControl, Text } from '@mantine/core'
import { deskTexts } from '@northword/content/desk-texts'
import { type TextFormat, textFormats } from '@northword/contract/texts'
import { UploadText } from '../../client/text/upload-text.tsx'
import styles from './texts.module.css'

const words = deskTexts.writing

interface TextToolsProps {
  format: TextFormat
  onFormat: (format: TextFormat) => void
  onFile: (file: File) => void
  /** Why the last file was not taken. */
  problem: string | null
  disabled: boolean
}

/** How a text is written, and a file that takes its place. */
export const TextTools = ({ format, onFormat, onFile, problem, disabled }: TextToolsProps) => (
  <>
    <div className={styles.tools}>
      <SegmentedControl
        aria-label={words.format}
        disabled={disabled}
        data={textFormats.map((value) => ({ value, label: words.formats[value] }))}
        value={format}
        onChange={onFormat}
      />
      <UploadText label={words.upload} disabled={disabled} onFile={onFile} />
    </div>
    <Text role="alert" size="sm" c="var(--red-pen)" hidden={!problem}>
      {problem}
    </Text>
    <Text size="sm" c="dimmed">
      {words.hint}
    </Text>
  </>
)
