import { linkTokenPattern } from '@northword/contract/people/link-token'
import { useState } from 'react'

/** The token of the link that opened the page; null if it is missing or incomplete. */
export function useLinkToken(): string | null {
  const [token] = useState(takeFromAddress)
  return token
}

/** Removes the token from the address, so that it is not visible there or in the history. */
function takeFromAddress(): string | null {
  const { pathname, search } = window.location
  const token = new URLSearchParams(search).get('token') ?? remembered
  if (search) window.history.replaceState(window.history.state, '', pathname)
  remembered = token
  return token && linkTokenPattern.test(token) ? token : null
}

/** React may call the initialiser twice, but the token can be taken from the address only once. */
let remembered: string | null = null
