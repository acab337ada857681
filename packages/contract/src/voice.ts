import './no-eval.ts'
import * as z from 'zod'
import { requiredText, text } from './fields.ts'
import { voiceNoteMaxLength } from './lengths.ts'
import { orderNumberInput } from './order-number.ts'
import { revision, webAddress } from './texts.ts'

/** American or British English. */
export const spellings = ['en-US', 'en-GB'] as const
export type Spelling = (typeof spellings)[number]

/** Who speaks in a client's texts. */
export const persons = ['we', 'I'] as const
export type Person = (typeof persons)[number]

/** The longest word or phrase, in UTF-16 units. */
const longestPhrase = 100

/** As many lines has each list of phrases. */
const mostPhrases = 100

const mostLinks = 20

const spaces = /\s+/g

const phrase = requiredText('Phrase', longestPhrase).transform((value) => value.replace(spaces, ' '))

const phrases = (label: string) =>
  z
    .array(phrase, `${label} must be a list`)
    .max(mostPhrases, `${label} must be at most ${mostPhrases} phrases`)

/** What a client and the studio have agreed on how the client's texts sound. */
const agreed = z.object({
  /** How it sounds, for whoever writes: nothing is checked by it. */
  note: text('How it sounds', voiceNoteMaxLength),
  /** Words and phrases that each text has. */
  use: phrases('Words to use'),
  /** Words and phrases that none has. */
  avoid: phrases('Words to avoid'),
  spelling: z.enum(spellings, 'Choose a spelling').nullable(),
  person: z.enum(persons, 'Choose who speaks').nullable(),
  /** Pages to which each text leads. */
  links: z
    .array(webAddress('Address'), 'Pages must be a list')
    .max(mostLinks, `Pages must be at most ${mostLinks} addresses`),
})
export type AgreedVoice = z.infer<typeof agreed>

/** Saves the voice of the client of an order; a save on an older one than the last is refused. */
export const saveVoiceInput = orderNumberInput.extend({ ...agreed.shape, revision })
export type SaveVoiceInput = z.infer<typeof saveVoiceInput>

/** What is typed in a field of lines, one a line; blank lines mean nothing. A mistake names its line. */
const lines = <Item>(list: z.ZodType<Item[]>) =>
  z.string().transform((typed, context) => {
    const filled = typed.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [{ line, at }]))
    const { data, error } = list.safeParse(filled.map(({ line }) => line))
    for (const { path, message } of error?.issues ?? []) {
      const at = filled[Number(path[0])]?.at
      context.addIssue(at === undefined ? message : `Line ${at + 1}: ${message}`)
    }
    return data ?? z.NEVER
  })

/** One of some; nothing chosen is the empty text. */
const chosen = <Value extends string>(schema: z.ZodType<Value | null>) =>
  z.preprocess((value) => value || null, schema)

/** The same as it is typed into a form. */
export const typedVoice = saveVoiceInput.extend({
  use: lines(agreed.shape.use),
  avoid: lines(agreed.shape.avoid),
  spelling: chosen(agreed.shape.spelling),
  person: chosen(agreed.shape.person),
  links: lines(agreed.shape.links),
})

/** The voice of the client of an order, as the desk sees it; before anything is agreed it is empty. */
export const voiceView = z.object({
  note: z.string(),
  use: z.array(z.string()),
  avoid: z.array(z.string()),
  spelling: z.enum(spellings).nullable(),
  person: z.enum(persons).nullable(),
  links: z.array(z.string()),
  /** Whether it holds for all orders of an account; else for this order alone, because a guest placed it. */
  isOfAccount: z.boolean(),
  /** Counts the saves; 0 where nothing was agreed yet. */
  revision: z.int(),
  savedAt: z.iso.datetime().nullable(),
  /** Who saved it last. */
  savedBy: z.string().nullable(),
})
export type VoiceView = z.infer<typeof voiceView>
