import { useSyncExternalStore } from 'react'

/** Whether scripts run: false on the server, and until the page of the server was taken over. */
export const useHydrated = () => useSyncExternalStore(never, yes, no)

const never = () => () => {}
const yes = () => true
const no = () => false
