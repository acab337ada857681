import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'
import { penMarks } from '../site/marks/pen-marks.ts'

/*
 * All colours, type and measures. Contrast on each background: texts at least 4.5 : 1, field borders and focus rings
 * at least 3 : 1.
 */

interface Palette {
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

const light: Palette = {
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
}

const dark: Palette = {
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
}

/** Both schemes' colours, for drawings outside of CSS. */
export const palettes = { light, dark }

const serif = "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif"
const sans = "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif"

const redPen: MantineColorsTuple = [
  '#fdefed',
  '#f8d9d5',
  '#f2b3ab',
  '#ff8f80',
  '#dd6156',
  '#c8423a',
  '#b3261e',
  '#a2211a',
  '#8f1c15',
  '#76150f',
]

/** Shared by pages and Mantine's components. */
export const theme = createTheme({
  fontFamily: sans,
  headings: { fontFamily: serif, fontWeight: '500', textWrap: 'balance' },
  fontSizes: { xs: '0.8125rem', sm: '0.9375rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.55', xl: '1.4' },
  colors: { redPen },
  primaryColor: 'redPen',
  primaryShade: { light: 6, dark: 3 },
  autoContrast: true,
  defaultRadius: 2,
  respectReducedMotion: true,
})

// The vw caps keep a heading's longest word whole on a narrow phone at 200 % text size.
const type = {
  '--font-serif': serif,
  '--font-sans': sans,
  '--text-display': 'min(clamp(2.5rem, 1.1rem + 6.5vw, 6.75rem), 18vw)',
  '--text-title': 'min(clamp(2.25rem, 1.45rem + 3.4vw, 4rem), 13vw)',
  '--text-heading': 'min(clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem), 12vw)',
  '--text-subheading': 'min(clamp(1.25rem, 1.17rem + 0.35vw, 1.4375rem), 11vw)',
  '--text-lead': 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)',
  '--text-body': 'clamp(1.0625rem, 1.03rem + 0.14vw, 1.125rem)',
  '--text-small': '0.9375rem',
  '--text-caption': '0.8125rem',
  '--measure': '36em',
  '--page': '80rem',
  '--gutter': 'clamp(min(1.25rem, 6.25vw), 5vw, 4.5rem)',
  '--rhythm': 'clamp(3.25rem, 7vw, 5.75rem)',
}

/** Variables common to both schemes, then each scheme's own. */
export const themeVariables: CSSVariablesResolver = () => ({
  variables: type,
  light: colours(light),
  dark: colours(dark),
})

function colours(palette: Palette): Record<string, string> {
  return {
    '--paper': palette.paper,
    '--ink': palette.ink,
    '--pencil': palette.pencil,
    '--red-pen': palette.redPen,
    '--red-pen-strong': palette.redPenStrong,
    '--on-red': palette.onRed,
    '--hairline': palette.hairline,
    '--field-border': palette.fieldBorder,
    '--card': palette.card,
    '--sole': palette.sole,
    '--sole-text': dark.ink,
    '--sole-pencil': dark.pencil,
    '--sole-hairline': dark.hairline,
    '--sole-red-pen': dark.redPen,
    ...penMarks(palette.redPen),
  }
}
