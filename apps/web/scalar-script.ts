import type { Plugin } from 'vite'
import { contentHash } from '@northword/web/render/content-hash'

/**
 * Adds Scalar's script for browsers, and its path to the document of the reference. The file is the published one: to
 * bundle its five megabytes once more takes seconds and saves nothing.
 */
export const scalarScript: Plugin = {
  name: 'scalar-script',
  async generateBundle() {
    const source = await readScalar()
    this.emitFile({ type: 'asset', fileName: pathOf(source).slice(1), source })
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (!request.url?.startsWith('/docs/assets/scalar-')) return next()
      response.setHeader('content-type', 'text/javascript; charset=utf-8')
      return void readScalar().then((source) => response.end(source), next)
    })
  },
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { path }) =>
      path === '/docs/api/index.html' ? html.replaceAll('%scalar%', pathOf(await readScalar())) : html,
  },
}

const pathOf = (source: string) => `/docs/assets/scalar-${contentHash(source)}.js`

let script: Promise<string> | undefined
const readScalar = () => (script ??= askForScript())

/**
 * The package for Fastify has the script in itself. That of the reference alone would install 183 others, of 300 MB,
 * from which the script is built.
 */
async function askForScript(): Promise<string> {
  const [{ default: fastify }, { default: scalar }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ])
  const app = fastify()
  await app.register(scalar, { configuration: { url: '/' } })
  const { statusCode, body } = await app.inject('/reference/js/scalar.js')
  if (statusCode !== 200) throw new Error(`The package answered ${statusCode} instead of Scalar's script.`)
  return body
}
