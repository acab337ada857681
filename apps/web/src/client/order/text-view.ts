/**
 * A version of a text of an order, on the page of the order; `from` where it is compared with an earlier one,
 * `isCertificate` for the proof that it was approved.
 */
export interface TextView {
  piece: number
  version: number
  from?: number
  isCertificate?: true
}

/** What the query of an address asks to read; null where that is the order itself. */
export function textViewIn(query: URLSearchParams): TextView | null {
  const [piece, version, from] = ['piece', 'version', 'from'].map((name) => numberIn(query, name))
  if (!piece || !version) return null
  if (query.has('certificate')) return { piece, version, isCertificate: true }
  return from && from < version ? { piece, version, from } : { piece, version }
}

const numberIn = (query: URLSearchParams, name: string) =>
  /^[1-9]\d{0,4}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null

/** The query of an address, on the page of the order. */
export const textViewAt = ({ piece, version, from, isCertificate }: TextView) =>
  `?piece=${piece}&version=${version}${from ? `&from=${from}` : ''}${isCertificate ? '&certificate' : ''}`
