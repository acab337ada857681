import { Box, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'

interface NextPageProps {
  query: {
    data: { pages: readonly unknown[] } | undefined
    hasNextPage: boolean
    isFetching: boolean
    fetchNextPage: () => unknown
  }
  label: string
}

/** Button below a table that fetches its next page and focuses the first new row; absent on the last page. */
export function NextPage({ query: { data, hasNextPage, isFetching, fetchNextPage }, label }: NextPageProps) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<{ pages: number; rows: number }>(null)
  const pages = data?.pages.length ?? 0
  useEffect(() => {
    if (!before.current || pages <= before.current.pages) return
    const row = rowsAbove(place.current)[before.current.rows]
    before.current = null
    // The button is gone with the last page. A member who has gone on to a field stays there.
    const isHere = document.activeElement === document.body || place.current?.contains(document.activeElement)
    if (row && isHere) focusIn(row)
  }, [pages])
  const more = () => {
    before.current = { pages, rows: rowsAbove(place.current).length }
    void fetchNextPage()
  }
  return (
    <Box ref={place} mt={hasNextPage ? 'md' : 0}>
      {hasNextPage && (
        <Button aria-disabled={isFetching} onClick={more}>
          {label}
        </Button>
      )}
    </Box>
  )
}

const rowsAbove = (place: HTMLElement | null) => [
  ...(place?.parentElement?.querySelectorAll<HTMLElement>('tbody tr') ?? []),
]

/** Focuses the row's first link or button, or the row. */
function focusIn(row: HTMLElement) {
  const control = row.querySelector<HTMLElement>('a, button') ?? row
  if (control === row) row.tabIndex = -1
  control.focus()
}
