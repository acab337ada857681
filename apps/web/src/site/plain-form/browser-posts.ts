import type { Typed } from './outcome.ts'

/** Equals the timeout of our requests. */
const answerWithinMs = 20_000

/**
 * Lets the browser post the typed values like a plain form. Resolves if the page is still there after the timeout, or
 * restored by Back.
 */
export function browserPosts(address: string, typed: Typed): Promise<void> {
  const form = formOf(address, typed)
  document.body.append(form)
  // Hanging requests would keep their connections, and the post would wait for one.
  window.stop()
  form.submit()
  return new Promise((resolve) => {
    setTimeout(resolve, answerWithinMs)
    addEventListener('pageshow', () => resolve(), { once: true })
  })
}

/**
 * A separate form, because the visible one may have disabled fields. A link's token goes into the query, where the
 * server reads it.
 */
function formOf(address: string, { token, ...fields }: Typed) {
  const action = new URL(address, location.href)
  if (token) action.searchParams.set('token', token)
  const form = Object.assign(document.createElement('form'), { method: 'post', action: action.href })
  form.hidden = true
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  return form
}
