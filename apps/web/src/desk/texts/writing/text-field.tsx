import { Textarea } from '@mantine/core'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { type DragEvent, useState } from 'react'
import { readTextFile } from '../../../texts/files/read-text-file.ts'
import { SavingLine } from './saving-line.tsx'
import { TextTools } from './text-tools.tsx'
import styles from '../page/texts.module.css'
import type { Writing } from './writing.ts'
import type { WritingState } from './writing-state.ts'

const words = deskTexts.writing

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
      <SavingLine state={state} />
      <TextTools
        format={state.typed.format}
        onFormat={(format) => writing.type({ format })}
        onFile={(file) => void take(file)}
        problem={problem}
        disabled={isLeaving}
      />
    </div>
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
