import * as z from 'zod'
import { colorProblems } from '../colors/contrast.ts'
import { isColor } from '../colors/palettes.ts'
import { line } from './content-fields.ts'

const color = (label: string) =>
  line(label, 7).refine(isColor, 'A color is # and six digits or letters a to f')

/** Accent and paper, with the contrast that every pair of the theme's colors needs in both schemes. */
export const brandColors = z
  .strictObject({ accent: color('Accent'), paper: color('Paper') })
  .superRefine((colors, context) => {
    for (const { field, contrast, least, nearest } of colorProblems(colors)) {
      const offer = nearest ? ` ${nearest} has it.` : ''
      const message = `Words or lines would be hard to see: a contrast of ${contrast} to 1, where ${least} to 1 is needed.${offer}`
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })
