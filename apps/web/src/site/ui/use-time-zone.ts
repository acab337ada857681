import { company } from '@northword/content/studio/company'
import { useSyncExternalStore } from 'react'

/** The visitor's zone, which only the browser knows; the studio's in server-rendered pages. */
export const useTimeZone = () => useSyncExternalStore(never, ofVisitor, ofStudio)

const never = () => () => {}
const ofVisitor = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const ofStudio = () => company.timeZone
