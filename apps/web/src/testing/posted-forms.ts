import { vi } from 'vitest'
import { typedIn } from '../site/plain-form/outcome.ts'

/** A form that the browser posts. */
export interface PostedForm {
  /** Path and query. */
  address: string
  fields: Record<string, string>
}

/** Stubs `form.submit()`. Returns the posted forms. */
export function watchPosts(): PostedForm[] {
  const posted: PostedForm[] = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const { pathname, search } = new URL(this.action)
    posted.push({ address: pathname + search, fields: typedIn(this) })
  })
  vi.spyOn(window, 'stop').mockImplementation(() => {})
  return posted
}
