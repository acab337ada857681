import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { generateApi } from '@northword/client/generate-api'
import { describeRoutes } from '../doors/api/openapi.ts'
import { allRoutes } from '../doors/rest.ts'
import { seed } from '@northword/seed/seed'
import { restRoutes } from '../features.ts'
import { appRouter } from '../router.ts'

/* Writes the generated part of packages/client: `npm run client`. */

const file = fileURLToPath(new URL('../../../../packages/client/src/api.ts', import.meta.url))
const description = describeRoutes(allRoutes(restRoutes, appRouter), {
  ...seed,
  publicUrl: 'http://localhost:3000',
})
await writeFile(file, await generateApi(description))
