import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '@northword/rig/site'
import { until } from '@northword/rig/until'

/** The first-run link, which the server writes into its data folder. */
export function setUpLinkOf({ settings }: Site): Promise<string> {
  const file = path.join(settings['DATA_DIR'] ?? '', 'setup-link')
  const read = () => readFile(file, 'utf8').catch(() => '')
  return until('the set-up link', async () => (await read()).trim() || undefined)
}
