import { deskExports } from '@northword/content/desk/desk-exports'
import { studioDate } from '@northword/content/studio/format-time'
import { tableType } from '@northword/contract/desk/desk-exports'
import { ordersQuery } from '@northword/contract/desk/desk-orders'
import { z } from 'zod'
import type { RestRoute } from '../../doors/rest-route.ts'
import { forStaff } from '../../doors/route-access.ts'
import { clock } from '../../time/clock.ts'
import { exportOrders } from './orders/export-orders.ts'

export const deskRoutes: RestRoute[] = [
  {
    method: 'GET',
    url: '/api/desk/orders.csv',
    summary: 'All orders of a list as CSV.',
    operationId: 'desk.exportOrders',
    ...forStaff({ roles: ['owner', 'agent'], scope: 'exports:read', isFresh: true }),
    query: ordersQuery,
    gives: { 200: z.string() },
    downloads: tableType,
    async handle({ freshStaff, queries }) {
      const ctx = await freshStaff('exports:read', 'owner', 'agent')
      const parts = await exportOrders(ctx, ordersQuery.parse(queries))
      const fileName = deskExports.orders.fileName(studioDate(clock.now(), ctx.site.company.timeZone))
      return { status: 200, download: { fileName, type: tableType, parts } }
    },
  },
]
