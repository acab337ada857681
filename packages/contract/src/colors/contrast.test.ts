import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wcagContrast } from 'culori/fn'
import { brandColors } from '../content/brand-colors.ts'
import { colorProblems, promisedPairs } from './contrast.ts'
import { defaultColors, palettesOf } from './palettes.ts'

test('the software’s own colors make its own shades', () => {
  expect(palettesOf(defaultColors)).toEqual({
    light: {
      paper: '#fbf8f3',
      ink: '#1b1a17',
      pencil: '#5b574f',
      redPen: '#b3261e',
      redPenStrong: '#8f1c15',
      onRed: '#ffffff',
      hairline: '#ddd5c8',
      fieldBorder: '#857e72',
      card: '#ffffff',
      sole: '#1b1a17',
    },
    dark: {
      paper: '#1b1a17',
      ink: '#f4efe6',
      pencil: '#b5ada0',
      redPen: '#ff8f80',
      redPenStrong: '#ffb4a9',
      onRed: '#1b1a17',
      hairline: '#3d3932',
      fieldBorder: '#8a8276',
      card: '#25231f',
      sole: '#11100e',
    },
  })
  expect(colorProblems(defaultColors)).toEqual([])
})

test('shades follow the hue: of a blue accent and a grey paper none is red or warm', () => {
  const { light, dark } = palettesOf({ accent: '#1f4fa3', paper: '#f6f6f6' })
  for (const shade of [light.redPenStrong, dark.redPen, dark.redPenStrong]) {
    const [red = 0, , blue = 0] = parts(shade)
    expect(blue, shade).toBeGreaterThan(red)
  }
  for (const shade of [light.ink, light.pencil, light.hairline, dark.paper])
    expect(new Set(parts(shade)).size, shade).toBe(1)
})

const parts = (color: string) => color.match(/[0-9a-f]{2}/g)?.map((part) => Number.parseInt(part, 16)) ?? []

describe('a color that fails', () => {
  test.each([
    ['a yellow accent', { accent: '#ffd400', paper: '#fbf8f3' }, ['accent']],
    ['an accent that is only a little too light', { accent: '#d8574f', paper: '#fbf8f3' }, ['accent']],
    ['a grey paper', { accent: '#70100a', paper: '#8a8a8a' }, ['paper']],
    ['a black paper and a white accent', { accent: '#ffffff', paper: '#000000' }, ['paper', 'accent']],
  ])('%s has a sentence and the nearest shade that passes', (_, colors, fields) => {
    const problems = colorProblems(colors)
    expect(problems.map(({ field }) => field)).toEqual(fields)
    const taken = Object.fromEntries(problems.map(({ field, nearest }) => [field, nearest]))
    expect(colorProblems({ ...colors, ...taken })).toEqual([])
    const said = brandColors.safeParse(colors).error?.issues.map(({ path, message }) => [path[0], message])
    expect(said).toEqual(
      problems.map(({ field, nearest }) => [field, expect.stringContaining(`${nearest} has it.`)]),
    )
  })

  test('is offered a shade next to it: one step back fails', () => {
    const [problem] = colorProblems({ accent: '#d8574f', paper: '#fbf8f3' })
    const { light } = palettesOf({ accent: problem?.nearest ?? '', paper: '#fbf8f3' })
    expect(wcagContrast(light.redPen, light.paper)).toBeLessThan(4.7)
  })
})

test.each(['', 'red', '#fff', '#12345g', '#b3261e;}', 'url(#a)'])('“%s” is no color', (accent) => {
  const { error } = brandColors.safeParse({ accent, paper: '#ffffff' })
  expect(error?.issues.map(({ path }) => path[0])).toContain('accent')
})

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('colors that pass keep every promise in both schemes, at the foot of pages too', () => {
  fc.assert(
    fc.property(color, color, (accent, paper) => {
      const problems = colorProblems({ accent, paper })
      const taken = Object.fromEntries(problems.map(({ field, nearest }) => [field, nearest ?? 'none']))
      const colors = { accent, paper, ...taken }
      expect(colorProblems(colors)).toEqual([])
      const { light, dark } = palettesOf(colors)
      for (const palette of [light, dark]) {
        for (const { upon, on, least } of Object.values(promisedPairs).flat())
          expect(wcagContrast(palette[upon], palette[on])).toBeGreaterThanOrEqual(least)
        for (const upon of [dark.ink, dark.pencil, dark.redPen])
          expect(wcagContrast(upon, palette.sole)).toBeGreaterThanOrEqual(4.5)
      }
    }),
    { numRuns: 200 },
  )
}, 20_000)
