import { SegmentedControl, Text, Textarea } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { textFormats } from '@northword/contract/texts/texts'
import { type DragEvent, useState } from 'react'
import { Hint } from '../../frame/hint.tsx'
import { formatShortMoment } from '../../../site/ui/date-format.ts'
import { readTextFile } from '../../../texts/files/read-text-file.ts'
import { UploadText } from '../../../texts/files/upload-text.tsx'
import { SavingLine } from '../../form/saving-line.tsx'
import styles from '../page/texts.module.css'
import type { Writing } from './writing.ts'
import { isUnsettled, type WritingState } from './writing-state.ts'

const { saving, writing: words } = deskTexts

interface TextFieldProps {
  writing: Writing
  state: WritingState
  /** Read-only during the delivery. */
  isLeaving: boolean
}

/** The text is typed, pasted or read from a file. */
export function TextField({ writing, state, isLeaving }: TextFieldProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File) => {
    const read = await readTextFile(file)
    setProblem('problem' in read ? read.problem : null)
    if (!('problem' in read)) writing.replace(read)
  }
  return (
    <div className={styles.field}>
      <Textarea
        label={words.label}
        readOnly={isLeaving}
        classNames={{ input: styles.input ?? '' }}
        value={state.typed.text}
        onChange={(event) => writing.type({ text: event.currentTarget.value })}
        {...onDropped((file) => isLeaving || void take(file))}
      />
      <Saving state={state} />
      <div className={styles.tools}>
        <SegmentedControl
          aria-label={words.format}
          disabled={isLeaving}
          data={textFormats.map((value) => ({ value, label: words.formats[value] }))}
          value={state.typed.format}
          onChange={(format) => writing.type({ format })}
        />
        <UploadText label={words.upload} disabled={isLeaving} onFile={(file) => void take(file)} />
      </div>
      <Text role="alert" size="sm" c="var(--red-pen)" hidden={!problem}>
        {problem}
      </Text>
      <Hint>{words.hint}</Hint>
    </div>
  )
}

function Saving({ state }: Pick<TextFieldProps, 'state'>) {
  const saved = state.savedAt ? saving.saved(formatShortMoment(state.savedAt)) : saving.nothing
  return (
    <SavingLine words={saving} state={state} isWaiting={isUnsettled(state)} saved={saved}>
      <span aria-hidden="true"> {saving.now}</span>
    </SavingLine>
  )
}

/** Takes dropped files; dropped text is left to the browser. */
const onDropped = (take: (file: File) => void) => ({
  onDragOver: (event: DragEvent) => hasFiles(event) && event.preventDefault(),
  onDrop(event: DragEvent) {
    if (!hasFiles(event)) return
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file) take(file)
  },
})

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
