import { orderDraft, type OrderDraft } from '@northword/contract/on-device'
import { parseJson } from '../../device/device-storage.ts'

/** What was kept of a form; null where it cannot be read. Fetched only where something was kept. */
export const readDraft = (kept: string | null): OrderDraft | null =>
  orderDraft.safeParse(parseJson(kept)).data ?? null
