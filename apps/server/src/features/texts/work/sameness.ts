import { createHash } from 'node:crypto'
import type { ComparedApproved } from '@northword/contract/texts/approvals'
import { plainTextOf } from '@northword/contract/texts/plain-text'
import { type Block, blocksOf } from '../markdown/blocks-of.ts'
import { asKept, parseText } from '../markdown/parse-text.ts'
import { textFileOf } from '../files/text-file.ts'

interface Compared {
  text: string
  /** Of the Markdown, in hex. */
  sha256: string
  /** Called only if the files differ. */
  blocksOfVersion: () => Block[]
}

/** Compares a text with a version: the same file, the same words, or different. */
export function samenessOf({ text, sha256, blocksOfVersion }: Compared): ComparedApproved['same'] {
  const typed = asKept(text)
  if (filesOf(typed).some((file) => hashOf(file) === sha256)) return 'file'
  const blocks = blocksOfVersion()
  const words = wordsIn(plainTextOf(blocks))
  const typedWords = wordsIn(typed)
  const isSame =
    typedWords === words ||
    typedWords === wordsIn(textFileOf(blocks)) ||
    wordsIn(plainTextOf(blocksOf(parseText(withDashes(typed))))) === words
  return isSame ? 'words' : 'other'
}

/** Variants of a file after opening and pasting it: programs add or drop the last line break. */
const filesOf = (typed: string) => [typed, `${typed}\n`, typed.replace(/\n$/, '')]

const hashOf = (file: string) => createHash('sha256').update(file).digest('hex')

/** Word processors and web pages write bullets before items. */
const withDashes = (typed: string) => typed.replaceAll(/^([ \t]*)[•◦▪·]\s+/gmu, '$1- ')

/** Words joined by single spaces, in NFC. */
const wordsIn = (text: string) => text.normalize('NFC').split(/\s+/).filter(Boolean).join(' ')
