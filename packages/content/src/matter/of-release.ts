import { getEnvironmentData } from 'node:worker_threads'
import type { ContentItem } from '@northword/contract/content/content-items'
import { siteContentOf } from '@northword/contract/content/site-content'

/* A renderer is loaded for one release, which its thread has in its environment. */

const given = getEnvironmentData('release') as { name: string; items: readonly ContentItem[] }

export const site = siteContentOf(given.items)

export const release = given.name
