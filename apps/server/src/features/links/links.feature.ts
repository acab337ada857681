import type { Feature } from '../../feature.ts'
import { Token } from './token.entity.ts'

export const links: Feature = {
  entities: [Token],
  tidy: {
    links: async ({ em }, now) => void (await em.nativeDelete(Token, { expiresAt: { $lt: now } })),
  },
}
