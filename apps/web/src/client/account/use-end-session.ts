import type { SessionView } from '@northword/contract/people/auth'
import { useState } from 'react'
import { trpc } from '../../site/api/trpc.ts'

/**
 * Ends sessions of other browsers. `ending` is the id of the pending one, `ended` the device of the last.
 * @param input the query input of the list on screen
 */
export function useEndSession(input: { limit?: number }) {
  const utils = trpc.useUtils()
  const [ended, setEnded] = useState('')
  const { mutateAsync, variables, isPending, error } = trpc.auth.endSession.useMutation()
  const end = async ({ id, device }: SessionView) => {
    setEnded('')
    await mutateAsync({ id })
    setEnded(device)
    utils.auth.listSessions.setInfiniteData(
      input,
      (data) => data && { ...data, pages: data.pages.map(without(id)) },
    )
  }
  return { end, ending: isPending ? variables.id : '', ended, error }
}

const without =
  (id: string) =>
  <Page extends { sessions: SessionView[] }>(page: Page): Page => ({
    ...page,
    sessions: page.sessions.filter((each) => each.id !== id),
  })
