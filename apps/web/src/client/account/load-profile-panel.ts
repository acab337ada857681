import { type ComponentType, createElement, lazy, useState } from 'react'
import { orReload } from '../../site/parts/or-reload.ts'

let Loaded: ComponentType | null = null

/** Fetches the profile: forms and rules that the first view of the dashboard does without. */
export async function loadProfilePanel(): Promise<ComponentType> {
  const { ProfilePanel } = await import('./profile-panel.tsx')
  Loaded = ProfilePanel
  return ProfilePanel
}

const LazyPanel = lazy(async () => ({ default: await orReload(loadProfilePanel()) }))

/** The profile: at once where its code is here, or waited for. */
export function Profile() {
  const [Panel] = useState(() => Loaded ?? LazyPanel)
  return createElement(Panel)
}
