import { Button, Group, Text } from '@mantine/core'
import { lists } from '@northword/content/lists'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { callFailure } from '../../site/api/call-failure.ts'

/** A list that is fetched page by page. */
export interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => Promise<unknown>
}

interface ShowMoreProps {
  pages: Pages
  /** How many rows are on screen; each carries `data-row`. */
  count: number
  /** The list. */
  children: ReactNode
}

/**
 * A list and the button that shows more of it. The focus then goes to the first of the new rows, and a
 * screen reader hears how many there are.
 */
export function ShowMore({ pages, count, children }: ShowMoreProps) {
  const { place, expectMore } = useFocusOnNew(count)
  const [asked, setAsked] = useState(false)
  const { hasNextPage, isFetchingNextPage: pending, isFetchNextPageError: failed } = pages
  const more = () => {
    setAsked(true)
    expectMore()
    void pages.fetchNextPage()
  }
  return (
    <div ref={place}>
      {children}
      <Group gap="xs" mt={hasNextPage || asked ? 'md' : 0}>
        {hasNextPage && (
          // Not disabled: that would take the focus away.
          <Button size="sm" aria-disabled={pending} onClick={pending ? undefined : more}>
            {pending ? lists.pending : lists.more}
          </Button>
        )}
        <Text role="status" size="sm" c="dimmed">
          {asked && !pending && !failed && (hasNextPage ? lists.shown(count) : lists.all(count))}
        </Text>
        {failed && (
          <Text role="alert" size="sm" c="var(--red-pen)">
            {callFailure(pages.error).message || lists.failed}
          </Text>
        )}
      </Group>
    </div>
  )
}

/** Focuses the first row that is new, once more of them are there than when `expectMore` was called. */
function useFocusOnNew(count: number) {
  const place = useRef<HTMLDivElement>(null)
  const countBefore = useRef<number>(null)
  useEffect(() => {
    if (countBefore.current === null || count <= countBefore.current) return
    const row = place.current?.querySelectorAll('[data-row]')[countBefore.current]
    row?.querySelector<HTMLElement>('a, button')?.focus()
    countBefore.current = null
  }, [count])
  const expectMore = () => {
    countBefore.current = count
  }
  return { place, expectMore }
}
