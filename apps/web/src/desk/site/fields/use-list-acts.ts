import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { isSameValue } from '@northword/contract/desk/join-fields'
import { useEffect, useState } from 'react'

const words = deskSiteFields.list

interface ListActs {
  listId: string
  entries: readonly unknown[]
  set: (entries: readonly unknown[]) => void
}

/** Steps on a list. The focus follows an entry that is moved, added or put back. */
export function useListActs({ listId, entries, set }: ListActs) {
  const [keys, know] = useKeys(entries)
  const [removed, setRemoved] = useState<{ at: number; entry: unknown } | null>(null)
  const [told, setTold] = useState('')
  const goTo = useFocusOn()
  const list = `[id="${listId}"]`
  // Lists within an entry have entries and buttons of their own.
  const entryAt = (at: number) => `${list} > ol > [data-entry="${at}"]`
  const change = (sentence: string, next: readonly unknown[], nextKeys: readonly number[]) => {
    setTold(sentence)
    set(next)
    know({ entries: next, keys: nextKeys })
  }
  const insert = (at: number, entry: unknown) => {
    change('', inserted(entries, at, entry), inserted(keys, at, newKey()))
    goTo(`${entryAt(at)} :is(input, textarea, select)`)
  }
  return {
    keys,
    removed,
    told,
    add: (entry: unknown) => insert(entries.length, entry),
    remove(at: number) {
      setRemoved({ at, entry: entries[at] })
      change(words.removed, without(entries, at), without(keys, at))
      goTo(`${list} > div > [data-back]`)
    },
    putBack() {
      if (!removed) return
      setRemoved(null)
      insert(Math.min(removed.at, entries.length), removed.entry)
    },
    move(at: number, step: 1 | -1) {
      const to = at + step
      change(words.moved(to + 1, entries.length), moved(entries, at, to), moved(keys, at, to))
      goTo(...(step === 1 ? downOrUp : upOrDown).map((button) => `${entryAt(to)} > div > ${button}`))
    },
  }
}

/** Buttons of a moved entry: the one that was pressed, or where it cannot go on, the other. */
const [downOrUp, upOrDown] = [
  ['[data-down]:not(:disabled)', '[data-up]'],
  ['[data-up]:not(:disabled)', '[data-down]'],
]

const without = <Entry>(list: readonly Entry[], at: number) => list.filter((_, index) => index !== at)

const inserted = <Entry>(list: readonly Entry[], at: number, ...entry: readonly Entry[]) => [
  ...list.slice(0, at),
  ...entry,
  ...list.slice(at),
]

const moved = <Entry>(list: readonly Entry[], at: number, to: number) =>
  inserted(without(list, at), to, ...list.slice(at, at + 1))

interface Known {
  entries: readonly unknown[]
  keys: readonly number[]
}

/** Keys of the entries, so that what an entry keeps beside its value, such as a removed block, moves with it. */
function useKeys(entries: readonly unknown[]) {
  const [known, know] = useState<Known>({ entries: [], keys: [] })
  const keys = keysOf(entries, known)
  if (!isSameValue(known.entries, entries)) know({ entries, keys })
  return [keys, know] as const
}

/** One entry is edited at a time. If more differ, the list was changed elsewhere: equal entries keep their keys. */
function keysOf(entries: readonly unknown[], known: Known): readonly number[] {
  const edited = entries.filter((entry, at) => !isSameValue(entry, known.entries[at]))
  if (entries.length === known.entries.length && edited.length <= 1) return known.keys
  const free = new Set(known.keys.keys())
  return entries.map((entry) => {
    const from = [...free].find((at) => isSameValue(entry, known.entries[at]))
    free.delete(from ?? -1)
    return (from === undefined ? undefined : known.keys[from]) ?? newKey()
  })
}

let lastKey = 0
const newKey = () => (lastKey += 1)

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
