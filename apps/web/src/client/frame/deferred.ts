import { type ComponentType, createElement, lazy, useState } from 'react'
import { orReload } from '../../site/parts/or-reload.ts'

/** A component in its own chunk, which `load` loads. Renders at once if loaded, else suspends. */
export function deferred<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
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
