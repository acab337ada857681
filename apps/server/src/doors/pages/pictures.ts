import { pictureName, pictureType } from '@northword/contract/pictures/picture-files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fresh from 'fresh'
import type { Deps } from '../context.ts'
import type { ReadPicture } from '../../features/content/pictures/read-picture.ts'
import { takePlace } from '../requests/overload.ts'

type Places = Pick<Deps, 'room' | 'warnings'>

/**
 * Pictures of the studio, for everybody who knows the name. It is the hash of the bytes: nobody guesses one that no
 * page shows, and no cache has to ask again.
 */
export function registerPictures(app: FastifyInstance, read: ReadPicture, places: Places) {
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const { name } = request.params
    const bytes = pictureName.test(name) ? await read(name, () => takePlace(places, request, 'other')) : null
    if (!bytes) return reply.callNotFound()
    return send(request, reply.header('cache-control', 'public, max-age=31536000, immutable'), name, bytes)
  })
}

/** Path that browsers and readers of feeds ask for, whatever icons a page names. */
export const iconPath = '/favicon.ico'

/** The icon of the live logo, as soon as another one is live. Without a logo the software's, where it was built. */
export function registerIcon(app: FastifyInstance, read: ReadPicture, deps: Places & Pick<Deps, 'liveSite'>) {
  app.get(iconPath, async (request, reply) => {
    const [icon] = deps.liveSite.now().icons
    const bytes = icon && (await read(icon.name, () => takePlace(deps, request, 'other')))
    if (!icon || !bytes) return reply.callNotFound()
    return send(
      request,
      reply.header('cache-control', 'public, max-age=0, must-revalidate'),
      icon.name,
      bytes,
    )
  })
}

function send(request: FastifyRequest, reply: FastifyReply, name: string, bytes: Buffer) {
  const etag = `"${name}"`
  reply
    .type(pictureType(name) ?? '')
    .header('etag', etag)
    // Other sites show the icons, and feeds the pictures.
    .header('cross-origin-resource-policy', 'cross-origin')
  return fresh(request.headers, { etag }) ? reply.code(304).send() : reply.send(bytes)
}
