import type { PageState } from '@northword/contract/site/page-state'
import type { PageView } from '../../doors/page-view.ts'
import { userView } from './user-view.ts'

/** View for clients, which shows the success of forms; redirects others to sign in. */
export const clientView = (path: string): PageView => ({
  path,
  async load({ address, query, client }) {
    const found = await client()
    if (!found) return { goTo: `/login?next=${encodeURIComponent(address)}` }
    const state: PageState = { user: userView(found.user) }
    // Proven: the door takes it out of any other address.
    const form = query.get('sent')
    return { state: form ? { ...state, posted: { kind: 'sent', form, facts: {} } } : state }
  },
})
