import { company } from '@northword/content/company'
import { useSyncExternalStore } from 'react'

/**
 * The time zone in which moments are told: the visitor's, which only their browser knows, and the studio's in the
 * page as the server renders it.
 */
export const useTimeZone = () => useSyncExternalStore(never, ofVisitor, ofStudio)

const never = () => () => {}
const ofVisitor = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const ofStudio = () => company.timeZone
