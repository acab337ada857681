import type { PageState } from '@northword/contract/site/page-state'
import type { Page, Pages } from '../../doors/pages/pages.ts'

const html = (path: string) =>
  `<!doctype html><html><head><title>${path}</title></head><body><div id="root">as built</div></body></html>`

/** A site whose markup is just the address, so that tests need no build. {@link stateIn} reads its state. */
export const testPages = (paths: readonly string[]): Pages => ({
  byPath: new Map(paths.map((path) => [path, builtPage(path)])),
  notFound: { ...builtPage('/404'), status: 404 },
  render: (address, state) => Promise.resolve({ markup: address, state }),
  scriptHashes: [],
})

const builtPage = (path: string): Page => ({
  status: 200,
  contentType: 'text/html; charset=utf-8',
  cacheControl: 'public, max-age=0, must-revalidate',
  etag: 'W/"built"',
  bodies: { identity: Buffer.from(html(path)) },
})

export function stateIn({ body }: { body: string }): PageState {
  const state = /id="page-state">(.*?)<\/script>/.exec(body)?.[1]
  if (!state) throw new Error(`The page came as it was built: ${body}`)
  return JSON.parse(state) as PageState
}

/** The returned or sent form in a page's state. */
export function postedIn(answer: { body: string }) {
  const { posted } = stateIn(answer)
  if (!posted) throw new Error(`No form led to this page: ${answer.body}`)
  return posted
}
