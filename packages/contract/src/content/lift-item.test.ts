import { describe, expect, it } from 'vitest'
import { type ContentItem, itemName } from './content-items.ts'
import { liftItem, type LiftStep, liftSteps, shapeNow } from './lift-item.ts'

const item: ContentItem = { kind: 'questions', key: 'rush', fields: { text: 'How fast?' } }

const renamed: LiftStep = ({ fields }) => ({ question: Object(fields).text })
const named: LiftStep = (old) => ({ ...Object(old.fields), id: itemName(old) })
const steps = [renamed, named]

describe('An item of an earlier shape', () => {
  it('is lifted by each later step in turn, and by none of those before', () => {
    expect(liftItem(item, 1, steps)).toEqual({
      ...item,
      fields: { question: 'How fast?', id: 'questions/rush' },
    })
    const second = { ...item, fields: { question: 'How long?' } }
    expect(liftItem(second, 2, steps).fields).toEqual({ question: 'How long?', id: 'questions/rush' })
    expect(liftItem(item, shapeNow(steps), steps)).toBe(item)
  })

  it('is named with the reason when a step cannot read it', () => {
    const broken: LiftStep = () => {
      throw new Error('no text')
    }
    expect(() => liftItem(item, 1, [broken])).toThrow(
      'questions/rush: cannot be read by this version of the software (no text)',
    )
  })

  it('is refused when it is of a later one', () => {
    expect(() => liftItem(item, shapeNow() + 1)).toThrow(
      'questions/rush: was written by a newer version of the software',
    )
  })

  it('is never lifted today, because there has been one shape', () => {
    expect(liftSteps).toHaveLength(0)
  })
})
