import { createContext, use, useLayoutEffect } from 'react'

/** Holds the dialog around it open. Returns a function that lets go of it. */
export const HeldOpen = createContext<() => () => void>(() => () => {})

/** Keeps the dialog around it open during a call. */
export function useHeldOpen(pending: boolean) {
  const hold = use(HeldOpen)
  useLayoutEffect(() => (pending ? hold() : undefined), [hold, pending])
}
