import { textViewIn } from '../address/text-view.ts'
import { type ComponentType, createElement, lazy, useState } from 'react'
import { orReload } from '../../../site/parts/or-reload.ts'

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

/** A component in its own chunk, which `load` loads. Renders at once if loaded, else suspends. */
function deferred<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null
  const load = async () => {
    Loaded = await fetch()
    return { default: Loaded }
  }
  const Lazy = lazy(() => orReload(load()))
  function Deferred(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Lazy)
    return createElement(Shown, props)
  }
  return Object.assign(Deferred, { load })
}
