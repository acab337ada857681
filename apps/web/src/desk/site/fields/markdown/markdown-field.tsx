import { Button, Group, SegmentedControl, Textarea } from '@mantine/core'
import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Hint } from '../../../frame/hint.tsx'
import { readBlocks } from '../../../../site/marks/article-blocks.ts'
import { ArticleText, LinkTarget } from '../../../../site/marks/article-text.tsx'
import { BracesHelp } from '../braces-help.tsx'
import styles from '../fields.module.css'
import { asText, Below } from '../text-field.tsx'
import type { PropsOf } from '../form-context.ts'
import { useField } from '../use-field.ts'
import { innerMarks, lineMarks, type Mark, marked } from './marked.ts'

const words = deskSiteFields.markdown
const { halves } = deskTexts.writing

/** A text with marks, its tools, and beside it the text as it is shown. */
export function MarkdownField(props: PropsOf<'markdown'>) {
  const [half, setHalf] = useState<'write' | 'preview'>('write')
  return (
    <div>
      <SegmentedControl
        className={styles.halves ?? ''}
        aria-label={halves.label}
        value={half}
        onChange={setHalf}
        data={[
          { value: 'write', label: halves.write },
          { value: 'preview', label: halves.preview },
        ]}
      />
      <div className={styles.columns} data-half={half}>
        <div data-side="write">
          <MarkedText {...props} />
        </div>
        <Preview text={asText(props.value)} />
      </div>
    </div>
  )
}

function MarkedText(props: PropsOf<'markdown'>) {
  const { input, warning, braces, isReadOnly, set } = useField(props)
  const area = useRef<HTMLTextAreaElement>(null)
  const text = asText(props.value)
  const mark = (kind: Mark) => {
    const field = area.current
    if (!field) return
    const selected = { text, start: field.selectionStart, end: field.selectionEnd }
    const next = marked(selected, kind, { words: words.linkWords, address: words.linkAddress })
    flushSync(() => set(next.text))
    field.focus()
    field.setSelectionRange(next.start, next.end)
  }
  return (
    <>
      <Textarea
        {...input}
        ref={area}
        description={<Below text={text} most={props.field.most} warning={warning} braces={braces} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        classNames={{ input: styles.markdown ?? '' }}
        value={text}
        onChange={(event) => set(event.currentTarget.value)}
      />
      {!isReadOnly && <BracesHelp text={text} input={area} braces={braces} set={set} />}
      {!isReadOnly && <Tools onMark={mark} />}
    </>
  )
}

const Tools = ({ onMark }: { onMark: (kind: Mark) => void }) => (
  <>
    <Group gap="xs" mt="xs" role="group" aria-label={words.tools}>
      {[...lineMarks, ...innerMarks].map((kind) => (
        <Button key={kind} size="compact-sm" onClick={() => onMark(kind)}>
          {words[kind]}
        </Button>
      ))}
    </Group>
    <Hint mt="xs">{words.hint}</Hint>
  </>
)

/** Focusable, so that a long text scrolls by keyboard. */
const Preview = ({ text }: { text: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles.sheet} data-side="preview" role="group" aria-label={words.preview} tabIndex={0}>
    <LinkTarget value="_blank">
      {text.trim() ? <ArticleText blocks={readBlocks(text).map(withoutAnchor)} /> : words.empty}
    </LinkTarget>
  </div>
)

/** Anchors would be ids of the desk's page. */
function withoutAnchor(block: ReturnType<typeof readBlocks>[number]) {
  return block.kind === 'heading' ? { kind: block.kind, tag: block.tag, text: block.text } : block
}
