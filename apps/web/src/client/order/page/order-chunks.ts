import { textViewIn } from '../address/text-view.ts'
import { deferred } from '../../frame/deferred.ts'

/** Below the next step and the payment. */
export const OrderDetails = deferred(async () => (await import('../details/order-details.tsx')).OrderDetails)

export const TextMatter = deferred(async () => (await import('../reading/text-matter.tsx')).TextMatter)

export const CertificatePage = deferred(
  async () => (await import('../certificate/certificate-page.tsx')).CertificatePage,
)

/** Loads the chunk of an order, a text or a certificate, by the address. */
export function readyOrder(search: string): Promise<unknown> {
  const view = textViewIn(new URLSearchParams(search))
  if (!view) return OrderDetails.load()
  return view.isCertificate ? CertificatePage.load() : TextMatter.load()
}
