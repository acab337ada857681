import { Text, Textarea, TextInput, VisuallyHidden } from '@mantine/core'
import { deskSiteFields as words } from '@northword/content/desk/desk-site-fields'
import type { ReactNode } from 'react'
import styles from './fields.module.css'
import type { PropsOf } from './of-form.ts'
import { bracesIn, orEmpty, useField } from './use-field.ts'

/** A line or a paragraph, with its length. */
export function TextField(props: PropsOf<'line' | 'paragraph' | 'email'>) {
  const { field, value } = props
  const { id, label, error, warning, isReadOnly, set, leave } = useField(props)
  const text = asText(value)
  const type = (typed: string) =>
    set(orEmpty(field, field.isOneLine ? typed.replace(/[\r\n]+/g, ' ') : typed))
  const shared = {
    id,
    label,
    error,
    value: text,
    readOnly: isReadOnly,
    autoComplete: 'off',
    description: <Below text={text} most={field.most} warning={warning} />,
    inputWrapperOrder: ['label' as const, 'input' as const, 'error' as const, 'description' as const],
    onBlur: leave,
  }
  if (field.form === 'paragraph')
    return (
      <Textarea
        {...shared}
        classNames={{ input: styles.paragraph ?? '' }}
        rows={Math.min(8, Math.ceil(text.length / 60) + 1)}
        onChange={(event) => type(event.currentTarget.value)}
      />
    )
  return <TextInput {...shared} onChange={(event) => type(event.currentTarget.value)} />
}

/** Text of a value that should be one; empty for any other. */
export const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

interface BelowProps {
  text: string
  most: number | null
  warning: string | undefined
}

/** Length, names in braces, and warning of a text. */
export function Below({ text, most, warning }: BelowProps): ReactNode {
  const names = bracesIn(text)
  // Code points, as the schemas count.
  const typed = Array.from(text.trim()).length
  const limit = most?.toLocaleString('en-US')
  return (
    <>
      {limit && (
        <span
          className={styles.length}
          data-over={names.length === 0 && typed > (most ?? 0) ? true : undefined}
        >
          <span aria-hidden="true">{words.length(typed, limit)}</span>
          <VisuallyHidden>{words.lengthLabel(typed, limit)}</VisuallyHidden>
        </span>
      )}
      {names.length > 0 && <span className={styles.aside}> {words.inBraces(names.join(', '))}</span>}
      {warning && (
        <Text span size="sm" className={styles.warning ?? ''}>
          {warning}
        </Text>
      )}
    </>
  )
}
