import { deskExports } from '@northword/content/desk/desk-exports'
import { moneyRange, tableType } from '@northword/contract/desk/desk-exports'
import { z } from 'zod'
import type { RestRoute } from '../../doors/rest-route.ts'
import { forStaff } from '../../doors/route-access.ts'
import { exportMoney } from './ledger/export-money.ts'

export const paymentsRoutes: RestRoute[] = [
  {
    method: 'GET',
    url: '/api/desk/money.csv',
    summary: 'Every entry of the ledger between two days as CSV.',
    operationId: 'payments.exportMoney',
    ...forStaff({ roles: ['owner', 'agent'], scope: 'exports:read', isFresh: true }),
    query: moneyRange,
    gives: { 200: z.string() },
    downloads: tableType,
    async handle({ freshStaff, queries }) {
      const ctx = await freshStaff('exports:read', 'owner', 'agent')
      const { from, until } = moneyRange.parse(queries)
      const parts = await exportMoney(ctx, { from, until })
      return {
        status: 200,
        download: { fileName: deskExports.money.fileName(from, until), type: tableType, parts },
      }
    },
  },
]
