import { loadCertificate } from './load-certificate.ts'
import { loadOrderDetails } from './load-order-details.ts'
import { loadTextMatter } from './load-text-matter.ts'
import { textViewIn } from './text-view.ts'

/** Loads the chunk of an order, a text or a certificate, by the address. */
export function readyOrder(search: string): Promise<unknown> {
  const view = textViewIn(new URLSearchParams(search))
  if (!view) return loadOrderDetails()
  return view.isCertificate ? loadCertificate() : loadTextMatter()
}
