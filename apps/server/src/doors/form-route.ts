import type { Caller } from '../router.ts'
import type { BrowserKeys } from './browser-keys.ts'

/** A form of the site that a browser posts without scripts, and the procedure behind it. It knows nothing of Fastify. */
export interface FormRoute {
  /** By this its page knows it. */
  name: string
  /** Where it posts to; `:name` is a parameter. */
  path: string
  /** The page that it stands on and comes back to, where that is at another path with the same parameters. */
  page?: string
  /** Set where it places an order: it is the last to be refused where there is too much to do. */
  placesOrder?: true
  /** The largest body, in bytes, where that is more than of other forms. */
  mostBytes?: number
  /** @throws what the procedure throws; then the page comes back with what was typed */
  handle: (request: FormRequest) => Promise<FormAnswer>
}

export interface FormRequest {
  /** Calls procedures in the context of this request. */
  call: Caller
  /** What was typed, by the name of its field. A box that is ticked holds "on", an empty one is left out. */
  typed: Record<string, string>
  /** A parameter of the path; empty where there is none of that name. */
  parameter: (name: string) => string
  /** The query of the address. */
  query: URLSearchParams
  browser: BrowserKeys
  /** The page of ours that it was sent from: a path with its query; "/" where the browser names none. */
  cameFrom: string
}

/** The address after success: another one, or a page that tells these facts; `on` is its path. Default: the form's page. */
export type FormAnswer = { goTo: string } | { sent: Record<string, string>; on?: string }
