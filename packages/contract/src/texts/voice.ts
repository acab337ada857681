import '../no-eval.ts'
import * as z from 'zod'
import { requiredText, text } from '../fields.ts'
import { voiceNoteMaxLength } from '../lengths.ts'
import { orderNumberInput } from '../orders/order-number-input.ts'
import { revision, webAddress } from './texts.ts'

/** American or British English. */
export const spellings = ['en-US', 'en-GB'] as const
export type Spelling = (typeof spellings)[number]

/** First person of a client's texts. */
export const persons = ['we', 'I'] as const
export type Person = (typeof persons)[number]

/** UTF-16 units. */
const longestPhrase = 100

/** Per list. */
const mostPhrases = 100

const mostLinks = 20

const spaces = /\s+/g

const phrase = requiredText('Phrase', longestPhrase).transform((value) => value.replace(spaces, ' '))

const phrases = (label: string) =>
  z
    .array(phrase, `${label} must be a list`)
    .max(mostPhrases, `${label} must be at most ${mostPhrases} phrases`)

const agreed = z.object({
  /** For writers; not checked. */
  note: text('How it sounds', voiceNoteMaxLength),
  /** Required in each text. */
  use: phrases('Words to use'),
  /** Forbidden in each text. */
  avoid: phrases('Words to avoid'),
  spelling: z.enum(spellings, 'Choose a spelling').nullable(),
  person: z.enum(persons, 'Choose who speaks').nullable(),
  /** Pages that each text must link to. */
  links: z
    .array(webAddress('Address'), 'Pages must be a list')
    .max(mostLinks, `Pages must be at most ${mostLinks} addresses`),
})
export type AgreedVoice = z.infer<typeof agreed>

/** Saves the client's voice; refused on an older revision than the last. */
export const saveVoiceInput = orderNumberInput.extend({ ...agreed.shape, revision })
export type SaveVoiceInput = z.infer<typeof saveVoiceInput>

/** A textarea with one item per line, blank lines ignored. An error names its line. */
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

/** A select's value; empty means none. */
const chosen = <Value extends string>(schema: z.ZodType<Value | null>) =>
  z.preprocess((value) => value || null, schema)

/** As typed into a form. */
export const typedVoice = saveVoiceInput.extend({
  use: lines(agreed.shape.use),
  avoid: lines(agreed.shape.avoid),
  spelling: chosen(agreed.shape.spelling),
  person: chosen(agreed.shape.person),
  links: lines(agreed.shape.links),
})

/** Empty before anything is agreed. */
export const voiceView = z.object({
  note: z.string(),
  use: z.array(z.string()),
  avoid: z.array(z.string()),
  spelling: z.enum(spellings).nullable(),
  person: z.enum(persons).nullable(),
  links: z.array(z.string()),
  /** True: for all orders of the account. False: for a guest's order only. */
  isOfAccount: z.boolean(),
  /** Number of saves; 0 before the first. */
  revision: z.int(),
  savedAt: z.iso.datetime().nullable(),
  /** The member's name. */
  savedBy: z.string().nullable(),
})
export type VoiceView = z.infer<typeof voiceView>
