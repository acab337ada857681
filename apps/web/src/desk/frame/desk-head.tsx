import { Group, Title } from '@mantine/core'
import { desk } from '@northword/content/desk/desk-frame'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './desk-head.module.css'

interface DeskHeadProps {
  heading: string
  /** Shown beside the heading. */
  state?: ReactNode
  /** Buttons that act on the whole page. */
  children?: ReactNode
}

/** The first page leaves the focus to the browser. */
let isFirst = true

/** Sets the document title, and focuses the heading after a navigation. */
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
