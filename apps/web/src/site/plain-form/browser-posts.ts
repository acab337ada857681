import type { Typed } from './outcome.ts'

/** As long as our own requests wait for an answer. */
const answerWithinMs = 20_000

/**
 * Has the browser post what was typed, as it posts a form where no script runs. Resolves where the page is still there when
 * an answer should have come, or is there again.
 */
export function browserPosts(address: string, typed: Typed): Promise<void> {
  const form = formOf(address, typed)
  document.body.append(form)
  // What hangs would keep its connections, and the post waiting for one.
  window.stop()
  form.submit()
  return new Promise((resolve) => {
    setTimeout(resolve, answerWithinMs)
    addEventListener('pageshow', () => resolve(), { once: true })
  })
}

/**
 * A form of its own, because that on screen may hold its fields back meanwhile. The secret of a mailed link goes where the
 * server looks for it, into the query.
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
