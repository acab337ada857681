import { createTurns } from '../limits/turns.ts'
import type { RenderedPage, RenderPage } from './render-page.ts'

/** How many pages may wait to be rendered, of all networks and of one: about two seconds of work. */
const mostWaiting = { all: 60, network: 20 }

/** {@link RenderPage} for a visitor of a network. Rejects with `busy` where the visitor would have to wait too long. */
export type RenderFor = (network: string, ...page: Parameters<RenderPage>) => Promise<RenderedPage>

/**
 * Renders pages in turn: each takes the server's one thread for tens of milliseconds, and other requests are to be
 * answered in between.
 * @param factor multiplies how many of one network may wait
 */
export function renderInTurn(render: RenderPage, factor: number): RenderFor {
  const network = Math.max(1, mostWaiting.network * factor)
  const inTurn = createTurns<{ network: string }>({ atOnce: 2, mostWaiting: { ...mostWaiting, network } })
  return (asker, ...page) => inTurn({ network: asker }, () => render(...page))
}
