import { loadOrderDetails } from './load-order-details.ts'
import { loadTextMatter } from './load-text-matter.ts'
import { textViewIn } from './text-view.ts'

/** Fetches the code that shows an order, or the text of it that an address names. */
export const readyOrder = (search: string): Promise<unknown> =>
  textViewIn(new URLSearchParams(search)) ? loadTextMatter() : loadOrderDetails()
