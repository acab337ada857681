import { Button, Group, Text } from '@mantine/core'
import { textReading } from '@northword/content/texts/text-reading'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import styles from './change-walk.module.css'

const words = textReading.redline

interface ChangeWalkProps {
  /** Number of changes, at least one. */
  count: number
  /** A redline. */
  children: ReactNode
}

/** Steps through the changes of a redline, by buttons, or by keys while it has the focus. */
export function ChangeWalk({ count, children }: ChangeWalkProps) {
  const { place, at, go } = useWalk()
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return
    if (key === 'n') go(1)
    if (key === 'p') go(-1)
  }
  return (
    // The buttons do the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={place}
      role="group"
      aria-label={words.controls}
      tabIndex={-1}
      className={styles.walk}
      onKeyDown={onKeyDown}
    >
      <Group className={styles.bar} gap="xs">
        <Button size="sm" aria-keyshortcuts="p" onClick={() => go(-1)}>
          {words.previous}
        </Button>
        <Button size="sm" aria-keyshortcuts="n" onClick={() => go(1)}>
          {words.next}
        </Button>
        <Text role="status" size="sm">
          {at === null ? words.count(count) : words.place(at + 1, count)}
        </Text>
        <Text size="sm" c="dimmed" className={styles.keys}>
          <kbd>n</kbd> <kbd>p</kbd> {words.keys}
        </Text>
      </Group>
      {children}
    </div>
  )
}

/** Index of the current change; null before the first. Wraps around after the last. */
function useWalk() {
  const place = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<number | null>(null)
  const go = (step: 1 | -1) => {
    const changes = [...(place.current?.querySelectorAll<HTMLElement>('[data-halt]') ?? [])]
    const focused = changes.findIndex((change) => change.contains(document.activeElement))
    const from = focused >= 0 ? focused : (at ?? (step > 0 ? -1 : 0))
    const next = (from + step + changes.length) % changes.length
    setAt(next)
    show(changes[next])
  }
  return { place, at, go }
}

function show(change: HTMLElement | undefined) {
  change?.focus({ preventScroll: true })
  // A change longer than half the screen is scrolled to its beginning.
  const isLong = change && change.offsetHeight > window.innerHeight / 2
  change?.scrollIntoView({ block: isLong ? 'start' : 'center' })
}
