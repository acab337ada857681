import type { TextFile, VersionInput } from '@northword/contract/texts/texts'

/** Readable by session, or by the link cookie. */
export const fileAddress = ({ number, piece, version }: VersionInput, file: TextFile) =>
  `/api/orders/${encodeURIComponent(number)}/texts/${piece}/versions/${version}/${file}`
