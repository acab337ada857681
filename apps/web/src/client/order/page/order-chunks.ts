import { deferred } from '../../frame/deferred.ts'
import { textViewIn } from '../address/text-view.ts'

/** Below the next step and the payment. */
export const [OrderDetails, loadOrderDetails] = deferred(
  async () => (await import('../details/order-details.tsx')).OrderDetails,
)

export const [TextMatter, loadTextMatter] = deferred(
  async () => (await import('../reading/text-matter.tsx')).TextMatter,
)

export const [CertificatePage, loadCertificate] = deferred(
  async () => (await import('../certificate/certificate-page.tsx')).CertificatePage,
)

/** Loads the chunk of an order, a text or a certificate, by the address. */
export function readyOrder(search: string): Promise<unknown> {
  const view = textViewIn(new URLSearchParams(search))
  if (!view) return loadOrderDetails()
  return view.isCertificate ? loadCertificate() : loadTextMatter()
}
