import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

/** A page of messages, the oldest first. */
interface Page<Message> {
  messages: readonly Message[]
  /** Cursor of the page before; null on the first one. */
  next: string | null
}

/**
 * Joins the latest page of a conversation, which may be refetched, to those before it that `show` has read by their
 * cursors. The first message of such a page takes the focus.
 */
export function useEarlier<Message extends { id: string }>(
  latest: Page<Message>,
  read: (cursor: string) => Promise<Page<Message>>,
) {
  const [older, setOlder] = useState<Page<Message> | null>(null)
  const list = useRef<HTMLOListElement>(null)
  // An erased conversation has no page before either.
  const { messages, next } = latest.next && older ? joined(older, latest) : latest
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (cursor: string) => {
      const page = await read(cursor)
      // Includes the messages on screen, because newer ones move the latest page on.
      setOlder({ next: page.next, messages: [...page.messages, ...messages] })
    },
  })
  useEffect(() => {
    // Another field that was chosen meanwhile keeps it.
    if (older && document.activeElement?.matches('body, button')) list.current?.querySelector('li')?.focus()
  }, [older])
  const show = () => {
    if (next && !isPending) mutate(next)
  }
  return { messages, isWhole: !next, show, isPending, error, list }
}

/** Messages of the latest page as that has them, since their state may have changed. */
function joined<Message extends { id: string }>(
  { messages, next }: Page<Message>,
  latest: Page<Message>,
): Page<Message> {
  const later = new Set(latest.messages.map(({ id }) => id))
  return { next, messages: [...messages.filter(({ id }) => !later.has(id)), ...latest.messages] }
}
