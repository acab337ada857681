import { getEnvironmentData } from 'node:worker_threads'
import type { ContentItem } from '@northword/contract/content/content-items'
import { siteContentOf } from '@northword/contract/content/site-content'

/* A renderer is loaded for one release, which its thread has in its environment. */

interface Given {
  /** Hash of its matter. */
  name: string
  items: readonly ContentItem[]
  isPreview: boolean
}

const given = getEnvironmentData('release') as Given

export const site = {
  ...siteContentOf(given.items),
  release: given.name,
  ...(given.isPreview && { preview: given.name }),
}
