export interface Claim {
  value: string
  label: string
}

/** The studio's claims in figures, for every page that repeats one. */
export const claims = {
  turnaround: { value: '24 h', label: 'average turnaround' },
  articles: { value: '1,000+', label: 'articles written' },
  satisfaction: { value: '98%', label: 'client satisfaction' },
  original: { value: '100%', label: 'original, with a plagiarism report' },
  startingPrice: { value: '$15', label: 'starting price' },
  conversionLift: { value: '180%', label: 'average conversion lift' },
  words: { value: '5M+', label: 'words written' },
} as const satisfies Record<string, Claim>
