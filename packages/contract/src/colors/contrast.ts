import { wcagContrast } from 'culori/fn'
import { atLightness, type BrandColors, isColor, lightnessOf, type Palette, palettesOf } from './palettes.ts'

/** Two colors that stand on each other. */
interface Pair {
  upon: keyof Palette
  on: keyof Palette
  /** By WCAG 2.2: 4.5 for texts, 3 for borders and rings. */
  least: number
}

const text = (upon: keyof Palette, ...grounds: (keyof Palette)[]): Pair[] =>
  grounds.map((on) => ({ upon, on, least: 4.5 }))

/** Pairs that the theme promises, by the color of a studio that decides them. */
export const promisedPairs: Record<keyof BrandColors, readonly Pair[]> = {
  paper: [
    ...text('ink', 'paper', 'card'),
    ...text('pencil', 'paper', 'card'),
    { upon: 'fieldBorder', on: 'paper', least: 3 },
    { upon: 'fieldBorder', on: 'card', least: 3 },
  ],
  accent: [
    ...text('redPen', 'paper', 'card'),
    ...text('redPenStrong', 'paper', 'card'),
    ...text('onRed', 'redPen', 'redPenStrong'),
  ],
}

/** A color that a studio cannot take, and the nearest that it can. */
export interface ColorProblem {
  field: keyof BrandColors
  /** Lowest contrast of a promised pair, rounded down to a tenth. */
  contrast: number
  least: number
  /** Null: none of this hue. */
  nearest: string | null
}

/** Checks the paper, and then the accent on it, or on the nearest paper that passes. None of what is no color. */
export function colorProblems(colors: BrandColors): ColorProblem[] {
  if (!isColor(colors.accent) || !isColor(colors.paper)) return []
  const ofPaper = problemOf('paper', colors)
  const paper = ofPaper?.nearest ?? colors.paper
  const ofAccent = problemOf('accent', { ...colors, paper })
  return [ofPaper, ofAccent].filter((problem) => problem !== null)
}

function problemOf(field: keyof BrandColors, colors: BrandColors): ColorProblem | null {
  const worst = worstOf(field, colors)
  if (worst.contrast >= worst.least) return null
  const nearest = nearestOf(field, colors)
  return { field, contrast: Math.floor(worst.contrast * 10) / 10, least: worst.least, nearest }
}

/** The pair that misses most of what is promised, in either scheme. */
function worstOf(field: keyof BrandColors, colors: BrandColors) {
  const pairs = Object.values(palettesOf(colors)).flatMap((palette) =>
    promisedPairs[field].map(({ upon, on, least }) => ({
      least,
      contrast: wcagContrast(palette[upon], palette[on]),
    })),
  )
  return pairs.reduce((worst, pair) => (missing(pair) > missing(worst) ? pair : worst))
}

const missing = ({ least, contrast }: { least: number; contrast: number }) => least / contrast

const step = 1 / 256

/** The same hue, darker or lighter by as little as possible. */
function nearestOf(field: keyof BrandColors, colors: BrandColors): string | null {
  const from = lightnessOf(colors[field])
  const shades = Array.from({ length: 256 }, (_, at) => [from - (at + 1) * step, from + (at + 1) * step])
    .flat()
    .filter((lightness) => lightness >= 0 && lightness <= 1)
    .map((lightness) => atLightness(colors[field], lightness))
  return shades.find((shade) => passes(field, { ...colors, [field]: shade })) ?? null
}

function passes(field: keyof BrandColors, colors: BrandColors): boolean {
  const { contrast, least } = worstOf(field, colors)
  return contrast >= least
}
