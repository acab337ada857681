import { linkTokenPattern } from '@northword/contract/link-token'
import { useState } from 'react'

/** The secret of the link that opened the page; null where it is missing or not complete. */
export function useLinkToken(): string | null {
  const [token] = useState(takeFromAddress)
  return token
}

/** It does not stay in the address, where others could read it over a shoulder or in the history. */
function takeFromAddress(): string | null {
  const { pathname, search } = window.location
  const token = new URLSearchParams(search).get('token') ?? remembered
  if (search) window.history.replaceState(window.history.state, '', pathname)
  remembered = token
  return token && linkTokenPattern.test(token) ? token : null
}

/** React may ask twice for what can be taken once. */
let remembered: string | null = null
