import { vi } from 'vitest'
import { typedIn } from '../site/plain-form/outcome.ts'

/** A form as the browser was asked to post it. */
export interface PostedForm {
  /** Path and query. */
  address: string
  fields: Record<string, string>
}

/** Takes the place of the browser that posts forms. Returns those that it was asked to post. */
export function watchPosts(): PostedForm[] {
  const posted: PostedForm[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const { pathname, search } = new URL(this.action)
    posted.push({ address: pathname + search, fields: typedIn(this) })
  })
  vi.spyOn(window, 'stop').mockImplementation(() => {})
  return posted
}
