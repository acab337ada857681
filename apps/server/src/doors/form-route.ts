import type { Caller } from '../router.ts'
import type { BrowserKeys } from './browser-keys.ts'

/** A plain HTML form and the procedure behind it. Independent of Fastify. */
export interface FormRoute {
  name: string
  /** Path it posts to; `:name` is a parameter. */
  path: string
  /** Its page. Default: the same path. */
  page?: string
  /** True for orders, which are refused last under load. */
  placesOrder?: true
  /** Body limit in bytes, if larger than for other forms. */
  mostBytes?: number
  /** @throws what the procedure throws; the page then comes back with the typed values */
  handle: (request: FormRequest) => Promise<FormAnswer>
}

export interface FormRequest {
  call: Caller
  /** Typed values by field name. A ticked box is "on", an empty one is missing. */
  typed: Record<string, string>
  /** Path parameter; empty if there is none of that name. */
  parameter: (name: string) => string
  query: URLSearchParams
  browser: BrowserKeys
  /** Our page that sent it: path and query; "/" if unknown. */
  cameFrom: string
}

/** Redirect after success: to another address, or to a page with these facts. Default of `on`: the form's page. */
export type FormAnswer = { goTo: string } | { sent: Record<string, string>; on?: string }

/** Handles a form whose answer is only that it was sent. */
export const sends =
  (send: (request: FormRequest) => Promise<unknown>): FormRoute['handle'] =>
  async (request) => {
    await send(request)
    return { sent: {} }
  }
