import { type ComponentType, createElement, lazy, useState } from 'react'
import { orReload } from '../../site/parts/or-reload.ts'

/**
 * A component whose code is fetched by itself, and what fetches it: shown at once where it is here, or waited for in the
 * `Suspense` around it.
 */
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
  return [Deferred, load] as const
}
