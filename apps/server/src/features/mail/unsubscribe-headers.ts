import type { Em } from '../../db/orm.ts'
import { mintSecret } from '../links/mint-link.ts'
import type { Mail } from './mail.entity.ts'

/** The path that takes a mail program's one-click unsubscription; the secret follows it. */
export const unsubscribePath = '/api/newsletter/unsubscribe/'

/** The headers by which a mail program unsubscribes its reader with one click (RFC 8058). */
export async function unsubscribeHeaders(em: Em, publicUrl: string, { subscriberId }: Mail) {
  if (!subscriberId) return {}
  const secret = await mintSecret(em, { purpose: 'unsubscribe', subjectId: subscriberId })
  return {
    'List-Unsubscribe': `<${publicUrl}${unsubscribePath}${secret}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
