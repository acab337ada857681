import type { PageState } from '@northword/contract/site/page-state'
import type { PageView } from '../../doors/page-view.ts'
import { userView } from './user-view.ts'

/** View for clients; redirects others to sign in. @param forms names of forms whose success it shows */
export const clientView = (path: string, forms: string[]): PageView => ({
  path,
  async load({ address, query, client }) {
    const found = await client()
    if (!found) return { goTo: `/login?next=${encodeURIComponent(address)}` }
    const state: PageState = { user: userView(found.user) }
    const form = forms.find((name) => name === query.get('sent'))
    return { state: form ? { ...state, posted: { kind: 'sent', form, facts: {} } } : state }
  },
})
