import type { ContentItem } from '@northword/contract/content/content-items'
import type { Pages } from '../doors/pages/pages.ts'
import type { RenderedPreview, RenderPreview } from './render-preview.ts'
import { failureIn, type PageFailure } from './page-failure.ts'
import type { Renderer } from './renderer.ts'

interface Drafted {
  pages: Pages
  failure: PageFailure | null
  /** Null: the live release has the same matter and renders it. */
  renderer: Renderer | null
}

/** Keeps one preview: the next one begins when the thread of the one before has ended. */
export function keepPreview(prepare: (items: readonly ContentItem[]) => Promise<Drafted>) {
  let last: Promise<Drafted | null> = Promise.resolve(null)
  const close = async () => (await last)?.renderer?.close()
  const render: RenderPreview = (wanted) => {
    const prepared = close().then(() => prepare(wanted))
    last = prepared.catch(() => null)
    return prepared.then(rendered, (error: unknown) => ({ ok: false, failure: failureIn(error) }))
  }
  return { render, close }
}

const rendered = ({ pages, failure }: Drafted): RenderedPreview =>
  failure ? { ok: false, failure } : { ok: true, pages }
