import { figures } from '../studio/figures.ts'
import { answerHours } from '../studio/answer-hours.ts'
import { claims } from './claims.ts'
import { company } from '../studio/company.ts'
import type { NavLink } from './navigation.ts'

/** An article's `author` is one of these names. */
export interface TeamMember {
  name: string
  role: string
  /** Instead of a portrait. */
  initials: string
  /** Two sentences. */
  bio: string
}

/** The founder first. */
export const team: readonly TeamMember[] = [
  {
    name: 'Ada Draft',
    role: 'Founder and lead writer',
    initials: 'AD',
    bio: 'Ada opened the studio after ten years of rewriting other people’s web pages as a favor. She writes first drafts by hand and cuts a fifth of each before anybody sees it.',
  },
  {
    name: 'Ben Margin',
    role: 'Managing editor',
    initials: 'BM',
    bio: 'Ben reads each draft as your customer would: once, on a phone, with a train to catch. He keeps the style guide, and the list of words that may not enter it.',
  },
  {
    name: 'Iris Proof',
    role: 'Fact-checker and accessibility coordinator',
    initials: 'IP',
    bio: 'Iris follows every figure back to its source, and strikes it when there is none. She also tests this site with a keyboard and a screen reader, and answers when something here is hard to use.',
  },
  {
    name: 'Theo Brief',
    role: 'Client agent',
    initials: 'TB',
    bio: `Theo is the person who contacts you within ${company.contactWithinHours} hours of an order. He asks what the piece has to do and who will read it, settles the payment, and hands your answers to the writer.`,
  },
]

const ctas: readonly NavLink[] = [
  { label: 'Talk to Us', to: '/contact' },
  { label: 'See Our Edits', to: '/portfolio' },
]

export const about = {
  stats: [claims.articles, claims.words, claims.satisfaction, claims.turnaround],
  mission: {
    heading: 'What we are for',
    paragraphs: [
      'Most businesses know what they want to say. They lack the afternoon to say it in, and someone to tell them which half to leave out. We sell both, one finished piece at a time.',
      `Ada Draft founded the studio in Hong Kong in ${company.founded}. The blog is older: we began its notes in late 2024, when we had a red pen and no clients.`,
      'The price list came next. A writer who cannot say what a piece will cost has not yet understood the piece, so we worked out twenty-five of them and put a figure beside each.',
    ],
  },
  promises: {
    heading: 'Five promises that the site keeps for us',
    intro:
      'Each of these is built into the way we take orders. You can try them before you pay for anything.',
    items: [
      {
        title: 'The price on the card is the price you pay',
        text: 'Our server takes the price from the list, and nothing on the way to the receipt can change it. Ordering charges you nothing.',
      },
      {
        title: 'Your order does not get lost',
        text: 'If our server cannot be reached, what you typed stays on your device, to be sent when the connection is back. An order that goes out twice by accident counts once.',
      },
      {
        title: 'You know who moves next, and by when',
        text: `The confirmation names the day and the hour by which an agent contacts you, at most ${company.contactWithinHours} hours away. From then on the dashboard says what each order is waiting for.`,
      },
      {
        title: 'You need no account',
        text: 'Order as a guest. If you open an account later, your orders join it once you have shown that the address is yours.',
      },
      {
        title: 'Your data stays yours',
        text: 'Nothing optional is kept between visits before you say yes. You can download your data, or delete your account, without asking us.',
      },
    ],
  },
  values: {
    heading: 'What we argue about',
    intro: 'Four values, and what each one costs us on an ordinary day.',
    items: [
      {
        title: 'Quality Excellence',
        text: 'No piece leaves on the word of the person who wrote it. A second person edits it, checks the figures and reads it aloud, because most mistakes can be heard.',
      },
      {
        title: 'Originality Guarantee',
        text: 'We write each text from your brief, and for you alone. A plagiarism report comes with it, so that you need not take our word.',
      },
      {
        title: 'Strategic Writing',
        text: 'Before the first line we ask who reads the piece and what they should do next. If nobody can say, you get a question from us before you get a draft.',
      },
      {
        title: 'Partnership Approach',
        text: 'We tell you when a cheaper piece would do the job. We argue for our edits, once, and then the last word on anything that carries your name is yours.',
      },
    ],
  },
  people: {
    heading: 'Four people',
    intro: 'One writes, one edits, one checks, one calls you. You can ask for any of them by name.',
    items: team,
  },
  tools: {
    heading: 'What is on our desks',
    intro: 'Nothing secret, and some of it on paper.',
    items: [
      {
        name: 'A style guide',
        use: 'Ours settles commas and capitals. Where yours disagrees, yours wins.',
      },
      {
        name: 'Two dictionaries',
        use: 'One American, one British. Tell us which of them your customers spell by.',
      },
      {
        name: 'A plagiarism checker',
        use: 'Every finished text goes through it, and you get the report.',
      },
      {
        name: 'A readability checker',
        use: 'It warns us when a text climbs above grade 10. A person decides which sentence to split.',
      },
      {
        name: 'A shared document with comments',
        use: 'You comment beside the words you mean. Nobody has to describe “the third paragraph, near the end”.',
      },
      {
        name: 'A transcript player',
        use: 'It slows down and steps back, so that a quote can be checked against the voice.',
      },
      {
        name: 'A source list',
        use: 'One line for each figure in the piece: where it stands, and who published it when.',
      },
      {
        name: 'A printer and a red pen',
        use: 'For the draft that looks finished on the screen.',
      },
    ],
  },
  standards: {
    quality: {
      heading: 'Before you see a text',
      items: [
        'A person has written it and a second person has edited it.',
        'Every figure and every name has been checked against its source.',
        'It reads at grade 8 to 10, and the readability checker agrees.',
        'It has gone through the plagiarism checker.',
        'It does what the brief says the reader should do next.',
      ],
    },
    delivery: {
      heading: 'When you get it',
      items: [
        `Blog posts, SEO articles, newsletters and all else that says “24 hours” on its card, up to ${figures.quickWords} words: 24 hours after your brief and your payment are in.`,
        `Everything else: within the time on the card, ${figures.longestDays} days at most. Monthly plans bring one article a week.`,
        'With every piece: the text, ready to paste, and its plagiarism report.',
        `Revisions: the rounds on the card, if you ask within ${figures.reviewDays} days. One more costs ${figures.extraRevision}.`,
        `If you have questions: an answer within ${answerHours} in business hours.`,
      ],
    },
  },
  closing: {
    heading: 'Try us on something small',
    text: 'Tell us what you have to write and cannot get to. Or see first what we do to other people’s paragraphs.',
    ctas,
  },
} as const
