import type { TextFile, VersionInput } from '@northword/contract/texts'

/** The address of a file of a version, for whoever may read it: by a session, or by the link in their browser. */
export const fileAddress = ({ number, piece, version }: VersionInput, file: TextFile) =>
  `/api/order/${encodeURIComponent(number)}/texts/${piece}/versions/${version}/${file}`
