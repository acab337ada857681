import type {
  CheckedText,
  DeskPiece,
  DeskPieces,
  DraftView,
  SavedDraft,
} from '@northword/contract/texts/text-views'
import { act, screen } from '@testing-library/react'
import { deskTexts } from '@northword/content/desk/desk-texts'
import { vi } from 'vitest'
import { returns } from './fake-api.ts'
import { aCase, fakeDesk, noMoney, olive } from './fake-desk.ts'
import { openDesk } from './open-desk.tsx'

const { number } = aCase.order
const at = '2026-03-02T10:00:00.000Z'

/** A piece without a delivered version. */
export const aPiece: DeskPiece = {
  number: 1,
  title: 'Blog Post',
  words: 600,
  versions: [],
  draftSavedAt: null,
}

export const pieces = (...all: DeskPiece[]): DeskPieces => ({
  pieces: all,
  changesUntil: null,
  mayDeliver: true,
})

export const aDraft: DraftView = {
  text: 'Old words.',
  format: 'markdown',
  revision: 3,
  savedAt: at,
  savedBy: olive.name,
  reportFile: null,
}

export const savedAs = (revision: number): SavedDraft => ({
  revision,
  savedAt: at,
  savedBy: olive.name,
  reportFile: null,
})

/** The check of a text before its delivery. */
export const aCheck: CheckedText = {
  blocks: [{ kind: 'paragraph', depth: 0, runs: [{ text: 'As the client reads it.' }] }],
  isCut: false,
  sheet: {
    words: 587,
    promisedWords: 600,
    sentences: 40,
    readingGrade: 9,
    longSentences: [],
    frequentWords: [],
    brokenLinks: [],
    overlap: 0.12,
    voice: null,
  },
  overlapsWith: [{ number: 'NW-ORD-20260302-0009', share: 0.12 }],
}

/** Opens the writing page with this draft on the server. */
export async function openWriting(draft = aDraft, answers: Parameters<typeof fakeDesk>[1] = {}) {
  const server = fakeDesk(olive, {
    'payments.find': noMoney,
    'desk.findCase': returns(aCase),
    'deliveries.listAtDesk': returns(pieces(aPiece)),
    'deliveries.findDraft': returns(draft),
    'deliveries.checkText': returns(aCheck),
    ...answers,
  })
  return { server, ...(await openAgain()) }
}

/** Opens the page again, as after a reload. */
export async function openAgain() {
  const { user } = await openDesk(`/desk/orders/${number}/texts/1`)
  const field = await screen.findByLabelText<HTMLTextAreaElement>(deskTexts.writing.label)
  return { user, field }
}

/** Waits until the input is saved and the answer rendered. */
export const pause = (ms = 1_500) => act(() => vi.advanceTimersByTimeAsync(ms))
