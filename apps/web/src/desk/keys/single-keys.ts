import { useEffect, useSyncExternalStore } from 'react'
import { useMe } from '../session/use-me.ts'

const changed = 'northword:desk-keys'

/** Per member: several people may share a browser. */
const storageKeyOf = (memberId: string) => `nw_desk_keys_${memberId}`

/** Members who use voice control or a screen reader can turn single keys off (WCAG 2.1.4). */
export function useSingleKeys(): boolean {
  const storageKey = storageKeyOf(useMe().member.id)
  return useSyncExternalStore(subscribe, () => localStorage.getItem(storageKey) !== 'off')
}

/** Stored per member in this browser. */
export function turnSingleKeys(memberId: string, on: boolean) {
  const storageKey = storageKeyOf(memberId)
  if (on) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  window.dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void) {
  for (const type of [changed, 'storage']) window.addEventListener(type, listener)
  return () => {
    for (const type of [changed, 'storage']) window.removeEventListener(type, listener)
  }
}

/** Ignores keys while a field has the focus or a modifier is held. A held key acts once, unless it moves. */
export function useKeys(actions: Record<string, () => void>) {
  const on = useSingleKeys()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actions[event.key]
      if (!on || !action || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.repeat && !moves.includes(event.key)) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

/** Keys that go on while they are held. */
const moves = ['j', 'k']

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null
