import { createContext, use } from 'react'

/** The element at the foot of the page; null while there is none. */
export const FootPlace = createContext<HTMLElement | null>(null)

/** Portal target for notices at the foot of the page. */
export const useFoot = () => use(FootPlace)
