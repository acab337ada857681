import type { VersionView } from '@northword/contract/text-views'
import { type ComponentType, createElement, lazy, useState } from 'react'
import { orReload } from '../../site/parts/or-reload.ts'
import type { TextView } from './text-view.ts'

export interface TextMatterProps {
  /** Of the order. */
  number: string
  view: TextView
  text: VersionView
}

let Loaded: ComponentType<TextMatterProps> | null = null

/** Fetches what shows a text. */
export async function loadTextMatter(): Promise<ComponentType<TextMatterProps>> {
  const { TextMatter: Fetched } = await import('./text-matter.tsx')
  Loaded = Fetched
  return Fetched
}

const LazyMatter = lazy(async () => ({ default: await orReload(loadTextMatter()) }))

/** A text with all that is said of it: at once where its code is here, or waited for. */
export function TextMatter(props: TextMatterProps) {
  const [Matter] = useState(() => Loaded ?? LazyMatter)
  return createElement(Matter, props)
}
