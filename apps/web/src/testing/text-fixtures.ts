import type { Certificate } from '@northword/contract/texts/approvals'
import type { CommentView, RoundsView } from '@northword/contract/texts/reviews'
import type {
  BlockKind,
  Comparison,
  PieceView,
  ShownBlock,
  VersionView,
} from '@northword/contract/texts/text-views'

/* Texts of Ada's order as the server returns them. */

export const block = (text: string, rest: Partial<ShownBlock> = {}): ShownBlock => ({
  kind: 'paragraph' satisfies BlockKind,
  depth: 0,
  runs: [{ text }],
  ...rest,
})

/** A piece with two versions. */
export const brakes: PieceView = {
  number: 1,
  title: 'Blog Post 1',
  words: 600,
  versions: [
    {
      number: 2,
      deliveredAt: '2026-03-08T05:00:00.000Z',
      by: 'Wen Writer',
      note: 'Shorter.',
      approval: null,
    },
    { number: 1, deliveredAt: '2026-03-06T05:00:00.000Z', by: 'Wen Writer', note: '', approval: null },
  ],
}

export const version = (given: Partial<VersionView> = {}): VersionView => ({
  number: 2,
  deliveredAt: '2026-03-08T05:00:00.000Z',
  by: 'Wen Writer',
  note: 'Shorter.',
  approval: null,
  title: 'Blog Post 1',
  others: [1],
  blocks: [block('Brakes squeal.')],
  isLong: false,
  sha256: 'ab12'.repeat(16),
  sheet: {
    words: 612,
    promisedWords: 600,
    sentences: 40,
    readingGrade: 8.66,
    longSentences: [],
    frequentWords: [],
    brokenLinks: [],
    overlap: 0,
    voice: null,
  },
  report: { kind: 'none', reason: 'It is a recipe.' },
  ...given,
})

/** Changes from its first version to the second. */
export const changes: Comparison['changes'] = [
  { change: 'kept', after: block('Why brakes squeal', { kind: 'heading', depth: 1 }) },
  {
    change: 'edited',
    before: {
      ...block(''),
      runs: [{ text: 'We are ' }, { text: 'able to help', isStrong: true }, { text: ' you.' }],
    },
    after: { ...block(''), runs: [{ text: 'We ' }, { text: 'help', isStrong: true }, { text: ' you.' }] },
    segments: [
      { kind: 'keep', text: 'We ' },
      { kind: 'del', text: 'are able to help' },
      { kind: 'ins', text: 'help' },
      { kind: 'keep', text: ' you.' },
    ],
  },
  { change: 'moved-here', after: block('Our shop is in Sai Kung.') },
  { change: 'removed', before: block('Nobody reads this.') },
  { change: 'added', after: block('Smell the pads.', { kind: 'item', depth: 1 }) },
  { change: 'rewritten', before: block('In conclusion, brakes.'), after: block('Now ride.') },
  { change: 'moved-away', before: block('Our shop is in Sai Kung.') },
]

const stateOf = ({ from, round, answer }: Partial<CommentView>): CommentView['state'] => {
  if (from !== 'studio' && (round ?? null) === null) return 'draft'
  return answer ? 'settled' : 'open'
}

/** An unsent comment on the whole text. */
export const aComment = (given: Partial<CommentView> = {}): CommentView => ({
  id: '0199a000-0000-7000-8000-0000000000c1',
  from: 'client',
  by: null,
  state: stateOf(given),
  piece: 1,
  version: 2,
  passage: null,
  startsNow: null,
  text: 'Shorter, please.',
  at: '2026-03-09T05:00:00.000Z',
  round: null,
  answer: null,
  ...given,
})

/** Its rounds, none used. */
export const theRounds: RoundsView = {
  piece: 1,
  included: 2,
  used: 0,
  nextCents: 0,
  until: '2026-03-22T05:00:00.000Z',
  isOpen: false,
  isRefused: false,
  isReplaced: false,
  isApproved: false,
  takesAnswers: true,
}

/** Certificate of its second version, approved by a link's holder. */
export const aCertificate = (given: Partial<Certificate> = {}): Certificate => ({
  number: 'NW-ORD-20260306-0042',
  service: 'Blog Post',
  piece: 1,
  title: 'Blog Post 1',
  version: 2,
  words: 1_612,
  deliveredAt: '2026-03-08T05:00:00.000Z',
  approvedAt: '2026-03-09T05:00:07.000Z',
  by: 'Ada Lovelace',
  how: 'link',
  sha256: 'ab12'.repeat(16),
  isIntact: true,
  ended: null,
  ...given,
})
