import { type ComponentType, createElement, lazy, useState } from 'react'
import { orReload } from '../../site/parts/or-reload.ts'

let Loaded: ComponentType | null = null

/** Loads the profile's chunk, which the dashboard's first view does not need. */
export async function loadProfilePanel(): Promise<ComponentType> {
  const { ProfilePanel } = await import('./profile-panel.tsx')
  Loaded = ProfilePanel
  return ProfilePanel
}

const LazyPanel = lazy(async () => ({ default: await orReload(loadProfilePanel()) }))

/** Renders at once if the chunk is loaded, else suspends. */
export function Profile() {
  const [Panel] = useState(() => Loaded ?? LazyPanel)
  return createElement(Panel)
}
