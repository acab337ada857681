import { createContext, use } from 'react'

/** The foot of the page, while there is one. */
export const FootPlace = createContext<HTMLElement | null>(null)

/** Where to put what is to be said at the foot of the page, whichever part of it says so. */
export const useFoot = () => use(FootPlace)
