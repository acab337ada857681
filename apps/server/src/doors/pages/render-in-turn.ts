import { createTurns } from '../../limits/turns.ts'
import type { RenderedPage, RenderPage } from './render-page.ts'

/** Longest queue of pages to render, in total and per network: about two seconds of work. */
const mostWaiting = { all: 60, network: 20 }

/** {@link RenderPage} for a visitor of a network. Rejects with `busy` if the queue is full. */
export type RenderFor = (network: string, ...page: Parameters<RenderPage>) => Promise<RenderedPage>

/**
 * Renders pages in turn, so that no network fills the queue of the thread that renders them.
 * @param factor multiplies a network's queue limit
 */
export function renderInTurn(render: RenderPage, factor: number): RenderFor {
  const network = Math.max(1, mostWaiting.network * factor)
  const inTurn = createTurns<{ network: string }>({ atOnce: 2, mostWaiting: { ...mostWaiting, network } })
  return (asker, ...page) => inTurn({ network: asker }, () => render(...page))
}
