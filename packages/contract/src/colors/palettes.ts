import { clampChroma, formatHex, modeLrgb, modeOklch, modeRgb, type Oklch, useMode } from 'culori/fn'

// The modes of hexadecimal colors, and of their contrast.
useMode(modeRgb)
useMode(modeLrgb)
const oklch = useMode(modeOklch)

/** The two colors that a studio chooses, as `#b3261e`. */
export interface BrandColors {
  /** Of the red pen, in the light scheme. */
  accent: string
  /** Of the light pages. */
  paper: string
}

/** Colors of one scheme. */
export interface Palette {
  paper: string
  ink: string
  /** Secondary text. */
  pencil: string
  redPen: string
  /** On hover. */
  redPenStrong: string
  /** Text on red. */
  onRed: string
  hairline: string
  fieldBorder: string
  /** Forms and cards. */
  card: string
  /** Footer background. */
  sole: string
}

/** `#` and six hexadecimal digits. */
export const isColor = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed)

/** Of the software itself, from which each other shade is drawn. */
export const defaultColors: BrandColors = { accent: '#b3261e', paper: '#fbf8f3' }

/** Shades of the accent. Their hue and strength follow it. */
const ofAccent = {
  light: { redPenStrong: '#8f1c15' },
  dark: { redPen: '#ff8f80', redPenStrong: '#ffb4a9' },
} as const

/** Shades of the paper. Their hue and strength follow it. */
const ofPaper = {
  light: { ink: '#1b1a17', pencil: '#5b574f', hairline: '#ddd5c8', fieldBorder: '#857e72', sole: '#1b1a17' },
  dark: {
    paper: '#1b1a17',
    ink: '#f4efe6',
    pencil: '#b5ada0',
    hairline: '#3d3932',
    fieldBorder: '#8a8276',
    card: '#25231f',
    sole: '#11100e',
  },
} as const

/** Both schemes from a studio's two colors; from the default ones, exactly the shades above. */
export function palettesOf({ accent, paper }: BrandColors): Record<'light' | 'dark', Palette> {
  const red = shadeFrom(defaultColors.accent, accent)
  const grey = shadeFrom(defaultColors.paper, paper)
  const light = each(ofPaper.light, (shade) => grey(shade))
  const dark = each(ofPaper.dark, (shade) => grey(shade))
  return {
    light: {
      ...light,
      paper: paper.toLowerCase(),
      redPen: accent.toLowerCase(),
      // Moves with its base: of all shades, these stand beside it.
      redPenStrong: red(ofAccent.light.redPenStrong, true),
      hairline: grey(ofPaper.light.hairline, true),
      onRed: '#ffffff',
      card: '#ffffff',
    },
    dark: { ...dark, ...each(ofAccent.dark, (shade) => red(shade)), onRed: dark.paper },
  }
}

const each = <Name extends string>(
  shades: Readonly<Record<Name, string>>,
  shadeOf: (shade: string) => string,
): Record<Name, string> =>
  Object.fromEntries(Object.entries<string>(shades).map(([name, shade]) => [name, shadeOf(shade)])) as Record<
    Name,
    string
  >

/** Turns a shade that belongs to one color into that of another: as light, or as far from it in lightness. */
function shadeFrom(from: string, to: string) {
  const [base, other] = [inOklch(from), inOklch(to)]
  const strength = Math.min((other.c ?? 0) / (base.c ?? 1), mostStrength)
  const turn = (other.h ?? 0) - (base.h ?? 0)
  return (shade: string, isBeside = false): string => {
    const { l, c, h = 0 } = inOklch(shade)
    const lightness = Math.min(1, Math.max(0, isBeside ? l + other.l - base.l : l))
    return asHex({ mode: 'oklch', l: lightness, c: c * strength, h: h + turn })
  }
}

/** A strong paper must not color its texts. */
const mostStrength = 2

/** The color at another lightness, as strong as a screen can show it there. */
export const atLightness = (color: string, l: number): string => asHex({ ...inOklch(color), l })

/** From 0, black, to 1. */
export const lightnessOf = (color: string): number => inOklch(color).l

const inOklch = (color: string): Oklch => {
  const found = oklch(color)
  if (!found) throw new Error(`${color} is no color`)
  return found
}

const asHex = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'))
