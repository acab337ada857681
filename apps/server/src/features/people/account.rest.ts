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
      'The account, sessions, projects and orders of the signed-in client, with the texts, messages and money of the orders, and what is kept of a verified address: messages and the newsletter. A file of one JSON object a line. The last is of the kind `end`; without it the file is not whole.',
    operationId: 'account.exportData',
    ...forClients,
    gives: { 200: exportRecord },
    downloads: exportType,
    async handle({ client }) {
      const ctx = await client()
      await ctx.limits.countAccount('exportAccount', ctx.actor)
      const parts = jsonLines(exportData(ctx))
      return { status: 200, download: { fileName: profile.data.fileName, type: exportType, parts } }
    },
  },
]

async function* jsonLines(records: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const record of records) yield `${JSON.stringify(record)}\n`
}
