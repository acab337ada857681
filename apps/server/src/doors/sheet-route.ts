import type { Em } from '../db/orm.ts'
import type { Staff, Visitor } from '../features/people/actor.ts'

/** A page to print, which the server draws itself: small HTML without scripts. It knows nothing of Fastify. */
export interface SheetRoute {
  /** Where it stands; `:number` is its parameter. */
  path: string
  draw: (request: SheetRequest) => Promise<Sheet>
}

export interface SheetRequest {
  em: Em
  number: string
  /** Who asks for it on the pages of the site, and at the desk. */
  visitor: Visitor
  /**
   * Whose link is open in the browser; a guest where none is. A sheet stands at an address of its own, which does not tell
   * from which page somebody came, so it is asked of both.
   */
  holder: Visitor
  staff: Staff | null
}

export interface Sheet {
  status: 200 | 404
  html: string
}
