import { useOrderPlace } from './order-place.ts'
import { type TextView, textViewAt } from './text-view.ts'

/** Where the plain forms on the page of a text are posted to, by their names. */
export function useTextForms(number: string, view: TextView) {
  const { address } = useOrderPlace()
  return (form: string) => `${address(number)}/${form}${textViewAt(view)}`
}
