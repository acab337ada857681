import { Group, Title } from '@mantine/core'
import { desk } from '@northword/content/desk-frame'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './desk-head.module.css'

interface DeskHeadProps {
  heading: string
  /** What it is, beside its name. */
  state?: ReactNode
  /** What can be done with all that is on the page. */
  children?: ReactNode
}

/** The first page that is shown leaves the focus where the browser puts it. */
let isFirst = true

/** The head of a page. Whoever comes to it from another one begins at its heading. */
export function DeskHead({ heading, state, children }: DeskHeadProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = desk.titleOf(heading)
    if (!isFirst) title.current?.focus()
    isFirst = false
  }, [heading])
  return (
    <Group component="header" align="baseline" gap="sm" mb="md">
      <Title order={1} ref={title} tabIndex={-1} className={styles.heading ?? ''}>
        {heading}
      </Title>
      {state}
      <div className={styles.actions}>{children}</div>
    </Group>
  )
}
