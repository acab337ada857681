import { useSyncExternalStore } from 'react'

/** False on the server, and until hydration. */
export const useHydrated = () => useSyncExternalStore(never, yes, no)

const never = () => () => {}
const yes = () => true
const no = () => false
