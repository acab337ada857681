import { once } from 'node:events'
import type { PageState } from '@northword/contract/site/page-state'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'

/** The site's HTML at an address, exactly as the browser will hydrate it. Default: as built, for every visitor. */
export async function markupOf(address: string, state: PageState = {}): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={address}>
      <App state={state} />
    </StaticRouter>,
    // React would move larger parts by inline scripts, which our pages do not allow.
    { progressiveChunkSize: Infinity },
  )
  // Iterating over its many chunks would take a seventh of the time of a page.
  const chunks: Buffer[] = []
  prelude.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(prelude, 'end')
  return Buffer.concat(chunks).toString()
}
