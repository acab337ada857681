import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Names in a folder within another; null where there is no such folder. Throws an error that names a link in its
 * place; the outer folder may be a link.
 */
export function namesIn(outer: string, name: string): string[] | null {
  if (!statSync(outer, { throwIfNoEntry: false })?.isDirectory()) return null
  const folder = join(outer, name)
  const found = lstatSync(folder, { throwIfNoEntry: false })
  if (!found) return null
  if (!found.isDirectory()) throw new Error(`${folder} is no folder: links are not followed.`)
  return readdirSync(folder)
}

/** A file's text, parsed. Throws an error that names the file if that fails, or as {@link bytesOf}. */
export function parsed(file: string, parse: (text: string) => unknown): unknown {
  const text = bytesOf(file).toString()
  try {
    return parse(text)
  } catch (cause) {
    throw new Error(`${file} is not well-formed: ${String(cause)}`, { cause })
  }
}

/** Bytes of a file. Throws an error that names a link, which may lead anywhere, or a device, which may never end. */
export function bytesOf(file: string): Buffer {
  if (!lstatSync(file).isFile())
    throw new Error(`${file} is no regular file: links and devices are not read.`)
  return readFileSync(file)
}
