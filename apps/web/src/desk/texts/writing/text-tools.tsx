import { SegmentedControl, Text } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { type TextFormat, textFormats } from '@northword/contract/texts/texts'
import { UploadText } from '../../../texts/files/upload-text.tsx'
import styles from '../page/texts.module.css'

const words = deskTexts.writing

interface TextToolsProps {
  format: TextFormat
  onFormat: (format: TextFormat) => void
  onFile: (file: File) => void
  /** The reason why the last file was refused. */
  problem: string | null
  disabled: boolean
}

/** The text's format, and a file that replaces the text. */
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
