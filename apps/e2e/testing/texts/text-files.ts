import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { textReading } from '@northword/content/texts/text-reading'
import { installed } from '@northword/rig/installed'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const [libreOffice] = installed('soffice')

type FileName = keyof typeof textReading.files.forms

/**
 * Downloads the version on screen in its four formats and checks their content; the Word file by LibreOffice, if
 * installed.
 * @param html a fragment of the web page
 * @param list a list item in plain text
 */
export async function expectFiles(
  page: Page,
  written: string,
  { html, list }: { html: string; list: string },
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'northword-texts-'))
  const save = async (name: FileName) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: textReading.files.forms[name] }).click(),
    ])
    const target = path.join(folder, name)
    await file.saveAs(target)
    return target
  }
  const read = async (name: FileName) => readFile(await save(name), 'utf8')
  expect(await read('text.md')).toBe(written)
  expect(await read('text.txt')).toContain(list)
  expect(await read('text.html')).toContain(html)
  const document = await save('text.docx')
  if (libreOffice) expect(wordsIn(await readByOffice(libreOffice, document))).toEqual(wordsIn(written))
}

/** Text of a document by LibreOffice. */
async function readByOffice(office: string, document: string): Promise<string> {
  const folder = path.dirname(document)
  const profile = `-env:UserInstallation=file://${folder}/profile`
  const output = ['--convert-to', 'txt:Text (encoded):UTF8', '--outdir', path.join(folder, 'word')]
  await promisify(execFile)(office, [profile, '--headless', ...output, document])
  return readFile(path.join(folder, 'word', 'text.txt'), 'utf8')
}

const wordsIn = (text: string) => text.match(/\p{L}+/gu)
