import type { FormEvent } from 'react'

/** Handles the submit of a form that a script sends. */
export const onSubmit = (send: () => void) => (event: FormEvent) => {
  event.preventDefault()
  send()
}
