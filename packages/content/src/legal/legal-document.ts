import type { NavLink } from '../navigation.ts'

/** A run of a legal text: a paragraph, a heading below the section's, a list, or terms with their meanings. */
export type LegalBlock =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { terms: readonly { term: string; text: string }[] }
  | { links: readonly NavLink[] }

/** A section of a legal text. */
export interface LegalSection {
  /** Its anchor. */
  id: string
  heading: string
  blocks: readonly LegalBlock[]
}

/** A policy of the studio. Its heading, its description and its first words stand in `pages.ts`. */
export interface LegalDocument {
  /** Day of the last change, ISO 8601. */
  updated: string
  /** Shown beside the date: a version, a standard. */
  labels: readonly string[]
  /** Whether the sections are numbered, as the terms are cited by number. */
  numbered: boolean
  sections: readonly LegalSection[]
  /** The last word: whom to ask. */
  contact: {
    heading: string
    text: string
    /** Facts such as a telephone number or a response time. */
    facts: readonly { label: string; value: string }[]
    links: readonly NavLink[]
    email: { label: string; address: string }
  }
}

/** The words around every legal text. */
export const legalWords = {
  /** The date is written out: "October 1, 2025". */
  updated: (date: string) => `Last updated: ${date}`,
  contents: 'On this page',
} as const
