import { profile } from '@northword/content/orders/profile'
import { exportRecord, exportType } from '@northword/contract/people/account'
import type { RestRoute } from '../../doors/rest-route.ts'
import { forClients } from '../../doors/route-access.ts'
import { exportData } from './export-data.ts'

export const accountRoutes: RestRoute[] = [
  {
    method: 'GET',
    url: '/api/account/data',
    summary:
      'All that we hold of the signed-in client, as a file of one JSON object a line. The last is of the kind `end`; without it the file is not whole.',
    operationId: 'account.exportData',
    ...forClients,
    gives: { 200: exportRecord },
    downloads: exportType,
    async handle({ client }) {
      const ctx = await client()
      await ctx.limits.countAccount('exportAccount', ctx.actor)
      const parts = jsonLines(exportData(ctx))
      const fileName = profile.data.fileName(ctx.site.company.brand)
      return { status: 200, download: { fileName, type: exportType, parts } }
    },
  },
]

async function* jsonLines(records: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const record of records) yield `${JSON.stringify(record)}\n`
}
