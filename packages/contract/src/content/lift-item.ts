import { type ContentItem, ContentError } from './content-items.ts'

/** Makes fields that passed the schemas of one shape those of the next. */
export type LiftStep = (item: ContentItem) => unknown

/**
 * Steps from each shape of items to the next, the first from shape 1, never changed: revisions are kept for ever. A
 * change of the schemas that fields kept earlier do not pass adds one.
 */
export const liftSteps: LiftStep[] = []

/** Number of the shape in which fields are written now. */
export const shapeNow = (steps = liftSteps): number => steps.length + 1

/**
 * An item of an earlier shape in the present one.
 * @param shape in which its fields were written
 * @throws {ContentError} for a later shape, or if a step fails
 */
export function liftItem<Item extends ContentItem>(item: Item, shape: number, steps = liftSteps): Item {
  if (shape > shapeNow(steps)) throw new ContentError(item, 'was written by a newer version of the software')
  return steps.slice(shape - 1).reduce((lifted, step) => ({ ...lifted, fields: applied(step, lifted) }), item)
}

function applied(step: LiftStep, item: ContentItem): unknown {
  try {
    return step(item)
  } catch (error) {
    const { message }: { message?: unknown } = Object(error)
    throw new ContentError(item, `cannot be read by this version of the software (${String(message)})`)
  }
}
