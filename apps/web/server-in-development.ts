import { untilListening } from '@northword/config/until-listening.ts'
import { loadEnv, type Plugin, type ServerOptions } from 'vite'
import { root } from './chunk-groups.ts'

/** Paths that the server answers in development. */
const paths = ['trpc', 'api', 'pay', 'documents', 'statements', 'dev']

const isCall = new RegExp(`^/(${paths.join('|')})([/?]|$)`)

/** Port of the server, from the environment or the repository's `.env`. */
const serverPort = (mode: string) => Number(loadEnv(mode, root, 'PORT')['PORT'] || 3000)

/** The pages' own server, in front of ours. */
export function pagesBefore(mode: string): ServerOptions {
  // The server compares the request's origin with its host, so the host must stay.
  const server = { target: `http://127.0.0.1:${serverPort(mode)}`, changeOrigin: false }
  const proxy = Object.fromEntries(paths.map((path) => [`/${path}`, server]))
  return { host: '127.0.0.1', port: 5173, strictPort: true, proxy }
}

/**
 * Serves the documents of the desk and of the API's reference, as the server does with the built ones. Holds calls
 * while the server starts again after a change, up to a minute; then the proxy says what is wrong.
 */
export const inDevelopment = (mode: string): Plugin => ({
  name: 'in-development',
  apply: 'serve',
  configureServer({ middlewares }) {
    const port = serverPort(mode)
    middlewares.use((request, _response, next) => {
      const { url = '' } = request
      if (/^\/desk([/?]|$)/.test(url)) request.url = '/desk.html'
      if (/^\/docs\/api\/?([?]|$)/.test(url)) request.url = '/docs/api/index.html'
      if (isCall.test(url)) void untilListening(port, 60).then(() => next())
      else next()
    })
  },
})
