import type { SiteContent } from '@northword/contract/content/site-content'
import type { Em } from '../db/orm.ts'
import type { Staff, Visitor } from '../features/people/actor.ts'

/** A page to print, drawn by the server as small HTML without scripts. Independent of Fastify. */
export interface SheetRoute {
  path: string
  draw: (request: SheetRequest) => Promise<Sheet>
}

export interface SheetRequest {
  em: Em
  /** Matter of the live release. */
  site: SiteContent
  number: string
  /** The actor on the site. */
  visitor: Visitor
  /** Holder of the open link, else a guest. The URL does not tell which page asks, so both are tried. */
  holder: Visitor
  staff: Staff | null
}

export interface Sheet {
  status: 200 | 404
  html: string
}
