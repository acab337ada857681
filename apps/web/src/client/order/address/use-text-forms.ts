import { useOrderPlace } from './order-place.ts'
import { type TextView, textViewAt } from './text-view.ts'

/** Actions of the text page's plain forms, by name. */
export function useTextForms(number: string, view: TextView) {
  const { address } = useOrderPlace()
  return (form: string) => `${address(number)}/${form}${textViewAt(view)}`
}
