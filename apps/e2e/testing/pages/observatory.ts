import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Score of an answer, with the points of each rule. */
export interface Score {
  score: number
  rules: Record<string, number>
}

interface Scored {
  scan: { score: number }
  tests: Record<string, { result: string; scoreModifier: number }>
}

/** An answer in the scorer's own format. */
interface Retrieved {
  status: number
  headers: Record<string, string | string[]>
  verified: true
}

/** `auto` is the scorer's preferred answer, `http` the one without TLS. */
interface Requests {
  responses: { auto: Retrieved; https: Retrieved; http: null }
  resources: { path: string }
  session: { url: URL; jar: undefined }
}

interface Scorer {
  analyzeScan: (requests: Requests) => Scored
  Requests: new (site: object) => Requests
  Site: { fromSiteString: (site: string) => object }
}

/**
 * Loads MDN's HTTP Observatory from a source folder. Its npm release lags behind the public service, and depends on a
 * web server, a database client and an error tracker.
 * @returns a function that scores an answer as if from `https://{host}{path}` with a valid certificate
 */
export async function loadObservatory(folder: string, host: string) {
  const load = (file: string): Promise<Scorer> => import(pathToFileURL(join(folder, 'src', file)).href)
  const [{ analyzeScan }, types, { Site }] = await Promise.all([
    load('scanner/index.js'),
    load('types.js'),
    load('site.js'),
  ])
  return async (path: string, answer: Response): Promise<Score> => {
    const requests = new types.Requests(Site.fromSiteString(host))
    // It refuses to score most error statuses, so it gets their headers with a 200.
    const retrieved = { status: 200, headers: headersOf(answer), verified: true as const }
    Object.assign(requests.responses, { auto: retrieved, https: retrieved, http: null })
    requests.resources.path = await answer.text()
    requests.session = { url: new URL(`https://${host}${path}`), jar: undefined }
    const { scan, tests } = analyzeScan(requests)
    const counted = Object.values(tests).filter(({ scoreModifier }) => scoreModifier !== 0)
    return {
      score: scan.score,
      rules: Object.fromEntries(counted.map(({ result, scoreModifier }) => [result, scoreModifier])),
    }
  }
}

const headersOf = ({ headers }: Response) => ({
  ...Object.fromEntries(headers),
  'set-cookie': headers.getSetCookie(),
})
