import { UnstyledButton } from '@mantine/core'
import { deskSiteFields as words } from '@northword/content/desk/desk-site-fields'
import type { SiteNames } from '@northword/contract/desk/site-review'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { typedName, withName } from '../braces/brace-names.ts'
import styles from './fields.module.css'

interface BracesHelpProps {
  text: string
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>
  braces: SiteNames['braces']
  set: (text: string) => void
}

/** Names for the braces of a text: those that begin as typed, or all. A chosen one is put in at the caret. */
export function BracesHelp({ text, input, braces, set }: BracesHelpProps) {
  const [isOpen, setOpen] = useState(false)
  if (!braces || !text.includes('{')) return null
  const typed = typedName(text, input.current?.selectionStart ?? text.length)
  const found = braces.filter(({ name }) => name.toLowerCase().includes((typed ?? '').toLowerCase()))
  const put = (name: string) => {
    const next = withName(text, input.current?.selectionStart ?? text.length, name)
    flushSync(() => set(next.text))
    input.current?.focus()
    input.current?.setSelectionRange(next.caret, next.caret)
  }
  return (
    <details
      className={styles.braces}
      open={isOpen || Boolean(typed)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{typed ? words.bracesStart(typed) : words.bracesOpen}</summary>
      <BraceList braces={found} onPut={put} />
    </details>
  )
}

interface BraceListProps {
  braces: NonNullable<SiteNames['braces']>
  onPut?: (name: string) => void
}

/** Names with their values. */
export const BraceList = ({ braces, onPut }: BraceListProps) => (
  <ul className={styles.names}>
    {braces.map(({ name, value }) => (
      <li key={name}>
        {onPut ? (
          <UnstyledButton aria-label={words.bracesPut(name, value)} onClick={() => onPut(name)}>
            <code>{`{${name}}`}</code> {value}
          </UnstyledButton>
        ) : (
          <>
            <code>{`{${name}}`}</code> {value}
          </>
        )}
      </li>
    ))}
  </ul>
)
