import { join } from 'node:path'

/** Chunks that several pages share, with what each is made of: folders, or files without their endings. */
export const sharedChunks = {
  ui: [
    'apps/web/src/site/ui/section',
    'apps/web/src/site/ui/closing',
    'apps/web/src/site/ui/page-hero',
    'apps/web/src/site/ui/button-link',
    'apps/web/src/site/ui/underlined-end',
    'apps/web/src/site/ui/date-format',
    'packages/content/src/whole-number',
  ],
  'plain-form': ['apps/web/src/site/plain-form'],
  ordering: ['apps/web/src/site/ordering/outbox/acknowledged-orders', 'packages/content/src/ordering'],
  // One file for the frame to name instead of two.
  consent: ['apps/web/src/site/consent/consent', 'apps/web/src/site/consent/functional-storage'],
}

/** The repository. */
export const root = join(import.meta.dirname, '../..')

/**
 * How the client build is cut. Every page needs two files, of which one changes only with its packages; small files
 * that several pages need are one more. Everything else is split where the sources import on demand.
 */
export const chunkGroups = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 3 },
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
  ...Object.entries(sharedChunks).map(([name, sources]) => ({
    name,
    test: (id: string) => sources.some((source) => isOf(join(root, source), id)),
    priority: 1,
  })),
]

const isOf = (source: string, id: string) => id.startsWith(`${source}.`) || id.startsWith(`${source}/`)
