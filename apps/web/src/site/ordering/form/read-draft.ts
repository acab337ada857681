import { type UnsentOrder, unsentOrder } from '@northword/contract/device/on-device'
import { parseJson } from '@northword/contract/device/parse-json'
import { forget, readKept } from '../../consent/functional-storage.ts'
import { currentSession } from '../../session/session-store.ts'
import { type DraftPlace, draftKey, hasDraft, writeDraft } from './stored-draft.ts'

/** The draft at this place, or a guest's, which becomes the client's. Null if malformed. */
export function readDraft(place: DraftPlace): UnsentOrder | null {
  if (hasDraft(place)) return draftAt(place)
  const guests = { ...place, writtenBy: null }
  const found = draftAt(guests)
  const draft = found && withName(found)
  if (!draft || !writeDraft(place, draft)) return null
  // Of this tab and of the device: other tabs keep what they have.
  forget(draftKey(guests))
  return draft
}

const draftAt = (place: DraftPlace): UnsentOrder | null =>
  unsentOrder.safeParse(parseJson(readKept(draftKey(place)))).data ?? null

/** Name and email of the signed-in client, where the guest had typed none. */
function withName({ values, ...draft }: UnsentOrder): UnsentOrder {
  const { name = '', email = '' } = currentSession() ?? {}
  const { fullName, email: typed } = values
  return { ...draft, values: { ...values, fullName: fullName || name, email: typed || email } }
}
