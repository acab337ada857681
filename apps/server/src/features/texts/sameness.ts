import { createHash } from 'node:crypto'
import type { ComparedApproved } from '@northword/contract/approvals'
import { plainTextOf } from '@northword/contract/plain-text'
import { type Block, blocksOf } from './blocks-of.ts'
import { asKept, parseText } from './parse-text.ts'
import { textFileOf } from './text-file.ts'

interface Compared {
  /** As somebody pasted it. */
  text: string
  /** Of the file in Markdown, in hex. */
  sha256: string
  /** Asked for where the files are not the same. */
  blocksOfVersion: () => Block[]
}

/** What a text is beside a version: its file, its words in another form, or another text. */
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

/** What a program may do to the end of a file that is opened and pasted. */
const filesOf = (typed: string) => [typed, `${typed}\n`, typed.replace(/\n$/, '')]

const hashOf = (file: string) => createHash('sha256').update(file).digest('hex')

/** Word processors and pages write dots before items. */
const withDashes = (typed: string) => typed.replaceAll(/^([ \t]*)[•◦▪·]\s+/gmu, '$1- ')

/** The words of a text with one space between each two; signs that look the same are the same. */
const wordsIn = (text: string) => text.normalize('NFC').split(/\s+/).filter(Boolean).join(' ')
