import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { commands } from '@northword/content/operate/commands'
import type { ContentItem, ContentKind } from '@northword/contract/content/content-items'
import {
  type MovedAddresses,
  movedAddresses,
  problemsOfAddresses,
} from '@northword/contract/site/moved-addresses'
import { mostItems, type SaveSiteDraftInput, saveSiteDraftInput } from '@northword/contract/desk/site'
import { type PictureFile, pictureNamesIn } from '@northword/contract/pictures/picture-files'
import { addressesFile, readAddresses } from '@northword/seed/moved-addresses'
import { kindsIn, readItems } from '@northword/seed/read-items'
import { bytesOf, namesIn } from '@northword/seed/regular-files'
import type { Em } from '../db/orm.ts'
import { type CleanPicture, cleanPicture } from '../features/content/pictures/clean-picture.ts'
import { nameOf } from '../features/content/pictures/keep-pictures.ts'
import { missingPictures, storedPictures } from '../features/content/pictures/unfit-pictures.ts'
import { Picture } from '../features/content/pictures/picture.entity.ts'
import { CommandError } from './command.ts'

const words = commands.content

export interface Content {
  folder: string
  items: SaveSiteDraftInput[]
  kinds: ContentKind[]
  addresses: MovedAddresses
  pictures: PictureFile[]
}

/** A folder's content, as far as it can be drafted. @throws {CommandError} for what cannot be read or stored */
export const contentIn = (folder: string): Content => ({
  folder,
  items: draftsIn(folder),
  kinds: kindsIn(folder),
  addresses: addressesIn(folder),
  pictures: pictureFilesOf(folder),
})

/**
 * Items of a folder.
 * @throws {CommandError} if it has nothing of a site or too many items, or a file is not well-formed
 */
export function itemsIn(folder: string): ContentItem[] {
  const items = readOrSay(() => readItems(folder))
  if (items.length === 0 && kindsIn(folder).length === 0) throw new CommandError(words.nothingRead(folder))
  if (items.length > mostItems) throw new CommandError(words.tooManyRead(items.length, mostItems))
  return items
}

function readOrSay<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    throw new CommandError(words.unreadable(error instanceof Error ? error.message : String(error)))
  }
}

/** Items that can be drafted, whole or not. @throws {CommandError} for keys and texts that cannot be stored */
function draftsIn(folder: string): SaveSiteDraftInput[] {
  return itemsIn(folder).map((item) => {
    const { data, error } = saveSiteDraftInput.safeParse({ ...item, version: 0 })
    if (data) return data
    const [issue] = error.issues
    const field = issue?.path.map(String).join('.') ?? ''
    throw new CommandError(words.problem(`${item.kind}/${item.key}`, field, issue?.message ?? ''))
  })
}

/** Former addresses in a folder, of any items. @throws {CommandError} if they are not well-formed */
export function addressesIn(folder: string): MovedAddresses {
  const { data, error } = movedAddresses.safeParse(readOrSay(() => readAddresses(folder)))
  if (data) return data
  const [issue] = error.issues
  throw new CommandError(
    words.problem(addressesFile, issue?.path.map(String).join('.') ?? '', issue?.message ?? ''),
  )
}

/** A line for each former address that items cannot have. */
export const addressLines = (addresses: MovedAddresses, items: readonly ContentItem[]): string[] =>
  problemsOfAddresses(addresses, items).map(({ field, message }) =>
    words.problem(addressesFile, field, message),
  )

const ofPictures = 'pictures'

const folderIn = (folder: string) => path.join(folder, ofPictures)

/** Writes the files that items name into `pictures` of a folder, one by one. */
export async function writePictures(em: Em, folder: string, items: unknown): Promise<void> {
  for (const name of new Set(pictureNamesIn(items))) {
    const found = await em.findOne(Picture, { name }, { disableIdentityMap: true })
    if (!found) continue
    mkdirSync(folderIn(folder), { recursive: true })
    writeFileSync(path.join(folderIn(folder), name), found.bytes)
  }
}

/**
 * Files in `pictures` of a folder, each read when it is asked for: together they may be larger than the memory.
 * @throws {CommandError} for one that is no picture, or not that of its name, or a link
 */
export function* picturesIn(folder: string): Generator<CleanPicture> {
  for (const file of readOrSay(() => namesIn(folder, ofPictures) ?? [])) {
    const picture = cleanPicture(readOrSay(() => bytesOf(path.join(folderIn(folder), file))))
    if (typeof picture === 'string') throw new CommandError(words.picture(file, picture))
    if (nameOf(picture) !== file) throw new CommandError(words.picture(file, words.otherPicture))
    yield picture
  }
}

/** Names and sizes of these files, each checked. @throws {CommandError} as {@link picturesIn} */
export const pictureFilesOf = (folder: string): PictureFile[] =>
  Array.from(picturesIn(folder), ({ width, height, ...file }) => ({ name: nameOf(file), width, height }))

/**
 * Pictures that there are for these items, by name.
 * @param files the folder's pictures
 * @throws {CommandError} for a file that items name and that neither the folder nor the database has
 */
export async function picturesFor(
  items: unknown,
  files: readonly PictureFile[],
  em: Em,
): Promise<Map<string, PictureFile>> {
  const stored = await storedPictures(em, items)
  const there = new Map([...stored, ...files.map((file) => [file.name, file] as const)])
  const [missing] = missingPictures(items, there)
  if (missing !== undefined) throw new CommandError(words.picture(missing, words.noPicture))
  return there
}
