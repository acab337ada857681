import { deserialize, serialize } from 'node:v8'
import { openSite, type Site, type StorySite } from '@northword/rig/site'
import { type DatabaseKind, quickestKind } from '@northword/rig/site-database'
import { inject } from 'vitest'
import type { Question } from '../setup/shared-site.ts'

/**
 * The site that all suites share which neither stop it nor need settings, limits or an empty database. Each uses
 * addresses of its own.
 */
export function sharedSite(): StorySite & { logs: () => Promise<string> } {
  const { url, askAt } = inject('sharedSite')
  const ask = async <Answer>(question: Question): Promise<Answer> => {
    const response = await fetch(askAt, { method: 'POST', body: serialize(question) })
    if (!response.ok) throw new Error(await response.text())
    return deserialize(Buffer.from(await response.arrayBuffer()))
  }
  return {
    url,
    mailbox: { caught: (mailsTo) => ask({ mailsTo }) },
    query: (sql, values) => ask({ sql, values }),
    logs: () => ask({ logs: true }),
  }
}

/** The shared site if its database is of that kind, else one of its own. */
export const openOn = async (
  kind: DatabaseKind,
  settings?: Record<string, string>,
): Promise<StorySite & Pick<Site, 'close'>> =>
  kind === quickestKind ? { ...sharedSite(), close: async () => {} } : openSite(kind, settings)
