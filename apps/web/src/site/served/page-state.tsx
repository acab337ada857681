import type { PageState, PostedForm } from '@northword/contract/site/page-state'
import { createContext, type ReactNode, use, useState } from 'react'
import { useLocation } from 'react-router-dom'

const Served = createContext<PageState>({})

/** The server's state for this page, until the first navigation; on Back it is outdated. */
export function ServedPage({ state, children }: { state: PageState; children: ReactNode }) {
  const { key } = useLocation()
  const [first] = useState(key)
  const [left, setLeft] = useState(false)
  const isLeft = left || key !== first
  if (isLeft !== left) setLeft(isLeft)
  return <Served value={isLeft ? nothing : state}>{children}</Served>
}

const nothing: PageState = {}

/** The server's state in the document; empty on prerendered pages. */
export const usePageState = () => use(Served)

/** Outcome of this form, if it was posted without scripts. */
export function usePosted(name: string): PostedForm | undefined {
  const { posted } = usePageState()
  return posted?.form === name ? posted : undefined
}
