import { pictureName, pictureType } from '@northword/contract/pictures/picture-files'
import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'

/**
 * Pictures of the studio, for everybody who knows the name. It is the hash of the bytes: nobody guesses one that no
 * page shows, and no cache has to ask again.
 */
export function registerPictures(app: FastifyInstance, read: (name: string) => Promise<Buffer | null>) {
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const { name } = request.params
    const type = pictureType(name)
    const bytes = type && pictureName.test(name) ? await read(name) : null
    if (!type || !bytes) return reply.callNotFound()
    const etag = `"${name}"`
    reply
      .type(type)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      // Other sites show the icons, and feeds the pictures.
      .header('cross-origin-resource-policy', 'cross-origin')
    return fresh(request.headers, { etag }) ? reply.code(304).send() : reply.send(bytes)
  })
}
