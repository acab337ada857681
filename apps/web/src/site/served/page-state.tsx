import type { PageState, PostedForm } from '@northword/contract/page-state'
import { createContext, type ReactNode, use, useState } from 'react'
import { useLocation } from 'react-router-dom'

const Served = createContext<PageState>({})

interface ServedPageProps {
  state: PageState
  children: ReactNode
}

/** Gives a page what the server put into its document, until the visitor goes on; Back finds it too old. */
export function ServedPage({ state, children }: ServedPageProps) {
  const { key } = useLocation()
  const [first] = useState(key)
  const [left, setLeft] = useState(false)
  const isLeft = left || key !== first
  if (isLeft !== left) setLeft(isLeft)
  return <Served value={isLeft ? nothing : state}>{children}</Served>
}

const nothing: PageState = {}

/** What the server put into the document for this visitor; nothing in pages as they were built. */
export const usePageState = () => use(Served)

/** How the form of this name ended, if it was posted without scripts and led here. */
export function usePosted(name: string): PostedForm | undefined {
  const { posted } = usePageState()
  return posted?.form === name ? posted : undefined
}
