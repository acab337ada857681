import { constants } from 'node:os'
import path from 'node:path'
import { Tinypool } from 'tinypool'
import { lowerPriority } from '../limits/lower-priority.ts'

/* A thread that draws cards. It knows no release: a picture is all that a card shows. */

/** The web app's build for a server. */
interface CardDrawing {
  openDrawing: (folder: string) => Promise<{ card: (picture: unknown) => Uint8Array }>
}

lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const built: string = Tinypool.workerData
const opened: Promise<CardDrawing> = import(path.join(built, 'ssr/card-drawing.js'))
const drawing = opened.then(({ openDrawing }) => openDrawing(path.join(built, 'ssr/cards')))

/** A PNG. Null: the fonts lack a letter. */
export async function draw(picture: unknown): Promise<Uint8Array | null> {
  const { card } = await drawing
  try {
    return card(picture)
  } catch (error) {
    if (error instanceof Error && error.name === 'MissingLetterError') return null
    throw error
  }
}
