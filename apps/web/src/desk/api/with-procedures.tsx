import { useQueryClient } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { trpc } from '../../site/api/trpc.ts'
import { deskClient } from './desk-client.ts'

/** Provides the tRPC hooks. */
export default function WithProcedures() {
  return (
    <trpc.Provider client={deskClient} queryClient={useQueryClient()}>
      <Outlet />
    </trpc.Provider>
  )
}
