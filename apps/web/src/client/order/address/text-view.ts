import type { VersionView } from '@northword/contract/texts/text-views'

/** A version in an order's page. `from`: earlier version to compare with; `isCertificate`: its certificate. */
export interface TextView {
  piece: number
  version: number
  from?: number
  isCertificate?: true
}

/** For the parts of a text's page. */
export interface TextMatterProps {
  /** The order's number. */
  number: string
  view: TextView
  text: VersionView
}

/** Reads the query of an address; null is the order itself. */
export function textViewIn(query: URLSearchParams): TextView | null {
  const [piece, version, from] = ['piece', 'version', 'from'].map((name) => numberIn(query, name))
  if (!piece || !version) return null
  if (query.has('certificate')) return { piece, version, isCertificate: true }
  return from && from < version ? { piece, version, from } : { piece, version }
}

const numberIn = (query: URLSearchParams, name: string) =>
  /^[1-9]\d{0,4}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : null

export const textViewAt = ({ piece, version, from, isCertificate }: TextView) =>
  `?piece=${piece}&version=${version}${from ? `&from=${from}` : ''}${isCertificate ? '&certificate' : ''}`
