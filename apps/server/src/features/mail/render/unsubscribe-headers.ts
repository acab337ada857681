import type { Em } from '../../../db/orm.ts'
import { type LinkMaking, mintOneClick } from '../../links/mint-link.ts'
import type { Mail } from '../mail.entity.ts'

/** Headers of one-click unsubscription (RFC 8058). */
export async function unsubscribeHeaders(em: Em, making: LinkMaking, { subscriberId }: Mail) {
  if (!subscriberId) return {}
  const address = await mintOneClick(em, making, { purpose: 'unsubscribe', subjectId: subscriberId })
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
