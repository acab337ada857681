import { Button, Group, Text } from '@mantine/core'
import { lists } from '@northword/content/orders/lists'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { callFailure } from '../../site/api/call-failure.ts'
import { withAfter } from './list-place.ts'
import { onPlainClick } from '../../components/plain-click.ts'

export interface Pages {
  data: { pages: { next: string | null }[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  error: unknown
  fetchNextPage: () => Promise<unknown>
}

interface ShowMoreProps {
  pages: Pages
  /** Rows on screen; each has `data-row`. */
  count: number
  children: ReactNode
}

/**
 * A list with a link to more: a script appends rows, focuses the first new one and announces the count; without
 * scripts it opens another page.
 */
export function ShowMore({ pages, count, children }: ShowMoreProps) {
  const { place, expectMore } = useFocusOnNew(count)
  const [asked, setAsked] = useState(false)
  const [query] = useSearchParams()
  const { hasNextPage, isFetchingNextPage: pending, isFetchNextPageError: failed } = pages
  const isFromLatest = !query.has('after')
  const more = () => {
    if (pending) return
    setAsked(true)
    expectMore()
    void pages.fetchNextPage()
  }
  return (
    <div ref={place}>
      {!isFromLatest && <Link to={withAfter(query, null)}>{lists.latest}</Link>}
      {children}
      <Group gap="xs" mt={hasNextPage || asked ? 'md' : 0}>
        {hasNextPage && <MoreLink pages={pages} query={query} onMore={more} />}
        <Text role="status" size="sm" c="dimmed">
          {asked &&
            !pending &&
            !failed &&
            (hasNextPage || !isFromLatest ? lists.shown(count) : lists.all(count))}
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

interface MoreLinkProps {
  pages: Pages
  query: URLSearchParams
  onMore: () => void
}

function MoreLink({ pages: { data, isFetchingNextPage: pending }, query, onMore }: MoreLinkProps) {
  return (
    <Button
      component={Link}
      to={withAfter(query, data?.pages.at(-1)?.next ?? null)}
      size="sm"
      aria-disabled={pending || undefined}
      onClick={onPlainClick(onMore)}
    >
      {pending ? lists.pending : lists.more}
    </Button>
  )
}

/** Focuses the first new row after `expectMore`. */
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
