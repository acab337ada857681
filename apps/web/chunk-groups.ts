import { join } from 'node:path'

/** Chunks shared by several pages: folders, or files without their extensions. */
export const sharedChunks = {
  ui: [
    'apps/web/src/site/sections/section',
    'apps/web/src/site/sections/closing',
    'apps/web/src/site/sections/page-hero',
    'apps/web/src/site/ui/button-link',
    'apps/web/src/site/marks/underlined-end',
    'apps/web/src/site/ui/date-format',
    'apps/web/src/site/ui/use-time-zone',
    'packages/content/src/studio/promised-time',
    'packages/contract/src/money/whole-number',
  ],
  'plain-form': ['apps/web/src/site/plain-form'],
  messages: [
    'packages/contract/src/messages',
    'apps/web/src/site/api/json-fetch',
    'apps/web/src/site/api/get-json',
    'apps/web/src/site/links',
  ],
  // With its own dependencies; shared ones are in an earlier chunk.
  'auth-form': [
    'apps/web/src/site/auth/auth-form',
    'apps/web/src/site/auth/auth-page',
    'apps/web/src/site/auth/chosen-passwords',
    'apps/web/src/site/auth/fields',
    'apps/web/src/site/auth/load-auth-calls',
    'apps/web/src/site/auth/mailed-link',
    'apps/web/src/site/auth/outcomes',
    'apps/web/src/site/auth/use-leave-when-signed-in',
    'apps/web/src/site/auth/use-next',
    'packages/contract/src/people/password-hints',
  ],
  ordering: [
    'apps/web/src/site/ordering/outbox/acknowledged-orders',
    'packages/content/src/orders/ordering',
    'packages/content/src/orders/order-page',
  ],
  price: [
    'packages/contract/src/money/format-price',
    'packages/contract/src/money/refund-policy',
    'apps/web/src/site/ui/price',
    'packages/content/src/orders/order-opening',
  ],
  // Small files of all client pages: each chunk of their own would cost every page some bytes.
  client: [
    'apps/web/src/components',
    'apps/web/src/client/frame',
    'apps/web/src/client/order/address/order-address',
    'packages/content/src/orders/profile',
    'apps/web/src/site/api/fetch-file',
    'node_modules/@mantine/core/esm/components/TextInput',
    'node_modules/@mantine/core/esm/components/Textarea',
    'node_modules/@mantine/hooks/esm/use-uncontrolled',
    'node_modules/@mantine/core/esm/components/InputBase',
    'node_modules/@mantine/core/esm/components/Input',
    'node_modules/@mantine/core/esm/components/ScrollArea',
    'node_modules/@mantine/core/esm/components/List',
    'node_modules/@mantine/core/esm/core/MantineProvider/color-functions/get-auto-contrast-value',
  ],
  // One file name in the frame instead of two.
  consent: ['apps/web/src/site/consent/consent', 'apps/web/src/site/consent/functional-storage'],
}

export const root = join(import.meta.dirname, '../..')

/**
 * Chunks of the client build. A page needs two files, one of which changes only with its packages, and one more for
 * small shared files; the rest is split at dynamic imports.
 */
export const chunkGroups = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 3 },
  { name: 'frame', tags: ['$initial' as const], priority: 2 },
  ...Object.entries(sharedChunks).map(([name, sources], at) => ({
    name,
    test: (id: string) => sources.some((source) => isOf(join(root, source), id)),
    priority: 1 - at / 100,
  })),
]

const isOf = (source: string, id: string) => id.startsWith(`${source}.`) || id.startsWith(`${source}/`)
