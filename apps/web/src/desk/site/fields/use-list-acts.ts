import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { useEffect, useState } from 'react'

const words = deskSiteFields.list

interface ListActs {
  listId: string
  entries: readonly unknown[]
  set: (entries: readonly unknown[]) => void
}

/** Steps on a list. The focus follows an entry that is moved, added or put back. */
export function useListActs({ listId, entries, set }: ListActs) {
  const [removed, setRemoved] = useState<{ at: number; entry: unknown } | null>(null)
  const [told, setTold] = useState('')
  const goTo = useFocusOn()
  const list = `[id="${listId}"]`
  // Lists within an entry have entries and buttons of their own.
  const entryAt = (at: number) => `${list} > ol > [data-entry="${at}"]`
  const insert = (at: number, entry: unknown) => {
    set([...entries.slice(0, at), entry, ...entries.slice(at)])
    goTo(`${entryAt(at)} :is(input, textarea, select)`)
  }
  return {
    removed,
    told,
    add(entry: unknown) {
      setTold('')
      insert(entries.length, entry)
    },
    remove(at: number) {
      setRemoved({ at, entry: entries[at] })
      setTold(words.removed)
      set(without(entries, at))
      goTo(`${list} > div > [data-back]`)
    },
    putBack() {
      if (!removed) return
      setRemoved(null)
      setTold('')
      insert(Math.min(removed.at, entries.length), removed.entry)
    },
    move(at: number, step: 1 | -1) {
      const to = at + step
      const rest = without(entries, at)
      set([...rest.slice(0, to), entries[at], ...rest.slice(to)])
      setTold(words.moved(to + 1, entries.length))
      const [again, back] = step === 1 ? ['[data-down]', '[data-up]'] : ['[data-up]', '[data-down]']
      goTo(...[again, back].map((button) => `${entryAt(to)} > div > ${button}:not(:disabled)`))
    },
  }
}

const without = (entries: readonly unknown[], at: number) => entries.filter((_, index) => index !== at)

/** Focuses the first of some selectors that is found after the next render. */
function useFocusOn() {
  const [targets, setTargets] = useState<readonly string[]>([])
  useEffect(() => {
    for (const target of targets) {
      const found = document.querySelector<HTMLElement>(target)
      if (found) return found.focus()
    }
    return undefined
  }, [targets])
  return (...next: string[]) => setTargets(next)
}
