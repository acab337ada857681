import type { NavLink } from '../site/navigation.ts'

/** A paragraph, a subheading, a list, or terms with their meanings. */
export type LegalBlock =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { terms: readonly { term: string; text: string }[] }
  | { links: readonly NavLink[] }

export interface LegalSection {
  /** Anchor. */
  id: string
  heading: string
  blocks: readonly LegalBlock[]
}

/** A policy. Its heading, description and introduction are in `pages.ts`. */
export interface LegalDocument {
  /** ISO 8601 date of the last change. */
  updated: string
  /** Beside the date: a version, a standard. */
  labels: readonly string[]
  /** The terms are cited by section number. */
  numbered: boolean
  sections: readonly LegalSection[]
  /** Last section. */
  contact: {
    heading: string
    text: string
    /** Such as a telephone number or a response time. */
    facts: readonly { label: string; value: string }[]
    links: readonly NavLink[]
    email: { label: string; address: string }
  }
}

export const legalWords = {
  /** Formatted: "October 1, 2025". */
  updated: (date: string) => `Last updated: ${date}`,
  contents: 'On this page',
} as const
