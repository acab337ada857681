import { Alert, Button, Group, Text, Textarea } from '@mantine/core'
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Done } from '../../components/outcome.tsx'
import { sentenceOf } from '../../components/sentence-of.ts'
import { keepDraft, readTyped } from './comment-draft.ts'
import { useCommentSide } from './comment-side.ts'
import styles from './comments.module.css'
import { Quote } from './quote.tsx'
import { type Commenting, fieldId, type Written } from './use-commenting.ts'
import { useKeepComment } from './use-keep-comment.ts'

interface CommentFormProps {
  written: Written
  /** Of the comment that is being changed. */
  number?: number
  onClose: Commenting['close']
}

/** Stores every key on the device until the server has the comment. */
export function CommentForm({ written, number, onClose }: CommentFormProps) {
  const { draft, isRestored, isHeld = false } = written
  const headingId = useId()
  const { words, begun, keep, field, isBlank, isPending, failure, submit } = useCommentForm(draft, onClose)
  useFocus(field, written)
  return (
    <form noValidate className={styles.form} aria-labelledby={headingId} onSubmit={submit}>
      <Text id={headingId} fw={600}>
        {number !== undefined ? words.change(number) : draft.passage ? words.onPassage : words.onWhole}
      </Text>
      {draft.passage && <Quote passage={draft.passage} />}
      {isRestored && <Text size="sm">{words.restored}</Text>}
      <Done>{isHeld && words.first}</Done>
      <Textarea
        ref={field}
        id={fieldId}
        label={words.label}
        description={words.hint}
        error={isBlank && words.required}
        autosize
        minRows={3}
        defaultValue={begun}
        readOnly={isPending}
        onChange={(event) => keep(event.currentTarget.value)}
      />
      {failure && <Alert role="alert">{failure}</Alert>}
      <Group gap="xs">
        <Button type="submit" size="sm" disabled={isPending}>
          {isPending ? words.pending : words.button}
        </Button>
        <Button size="sm" disabled={isPending} onClick={() => onClose('cancelled')}>
          {words.cancel}
        </Button>
      </Group>
    </form>
  )
}

/** Goes to the form when it opens, and when it comes before another. */
function useFocus(field: RefObject<HTMLTextAreaElement | null>, written: Written) {
  useEffect(() => {
    if (written.isRestored && !written.isHeld) return
    field.current?.focus()
    field.current?.form?.scrollIntoView({ block: 'nearest' })
  }, [field, written])
}

function useCommentForm(draft: Written['draft'], onClose: Commenting['close']) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isBlank, setBlank] = useState(false)
  const side = useCommentSide()
  const words = side.words.form
  const keep = (text: string) => keepDraft(side.from, { ...draft, text })
  // A comment that has arrived moves its form into the list.
  const [begun] = useState(() => readTyped(side.from, draft))
  const close = () => onClose('kept')
  const { mutate, isPending, error } = useKeepComment(close, (text) => {
    if (field.current?.value.trim() === text) close()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = field.current?.value.trim() ?? ''
    setBlank(text === '')
    if (text === '') field.current?.focus()
    else if (!isPending) mutate({ ...draft, text })
  }
  const failure = error && (sentenceOf(error) || words.unreachable)
  return { words, begun, keep, field, isBlank, isPending, failure, submit }
}
