import { Text, Textarea, TextInput, VisuallyHidden } from '@mantine/core'
import { deskSiteFields as words } from '@northword/content/desk/desk-site-fields'
import type { SiteNames } from '@northword/contract/desk/site-review'
import { type ReactNode, useRef } from 'react'
import { bracesIn } from '@northword/contract/content/braces'
import { filledIn } from '../braces/brace-names.ts'
import { BracesHelp } from './braces-help.tsx'
import styles from './fields.module.css'
import type { PropsOf } from './form-context.ts'
import { orEmpty, useField } from './use-field.ts'

/** A line or a paragraph, with its length. */
export function TextField(props: PropsOf<'line' | 'paragraph' | 'email'>) {
  const { field, value } = props
  const { input, warning, braces, isReadOnly, set } = useField(props)
  const text = asText(value)
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const type = (typed: string) =>
    set(orEmpty(field, field.isOneLine ? typed.replace(/[\r\n]+/g, ' ') : typed))
  const shared = {
    ...input,
    ref,
    value: text,
    autoComplete: 'off',
    description: <Below text={text} most={field.most} warning={warning} braces={braces} />,
    inputWrapperOrder: ['label' as const, 'input' as const, 'error' as const, 'description' as const],
  }
  return (
    <div>
      {field.form === 'paragraph' ? (
        <Textarea
          {...shared}
          classNames={{ input: styles.paragraph ?? '' }}
          rows={Math.min(8, Math.ceil(text.length / 60) + 1)}
          onChange={(event) => type(event.currentTarget.value)}
        />
      ) : (
        <TextInput {...shared} onChange={(event) => type(event.currentTarget.value)} />
      )}
      {!isReadOnly && <BracesHelp text={text} input={ref} braces={braces} set={type} />}
    </div>
  )
}

/** Text of a value that should be one; empty for any other. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

interface BelowProps {
  text: string
  most: number | null
  warning: string | undefined
  braces: SiteNames['braces']
}

/** Length, names in braces, and warning of a text. */
export function Below({ text, most, warning, braces }: BelowProps): ReactNode {
  const names = bracesIn(text).map((name) => `{${name}}`)
  const filled = filledIn(text, braces)
  // Code points, as the schemas count.
  const typed = Array.from((filled ?? text).trim()).length
  const limit = most?.toLocaleString('en-US')
  return (
    <>
      {limit && (
        <span className={styles.length} data-over={filled !== null && typed > (most ?? 0) ? true : undefined}>
          <span aria-hidden="true">{words.length(typed, limit)}</span>
          <VisuallyHidden>{words.lengthLabel(typed, limit)}</VisuallyHidden>
        </span>
      )}
      {names.length > 0 && filled !== null && <span> {words.inBraces(names.join(', '))}</span>}
      {warning && (
        <Text span size="sm" className={styles.warning ?? ''}>
          {warning}
        </Text>
      )}
    </>
  )
}
