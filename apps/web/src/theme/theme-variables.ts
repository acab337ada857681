import type { CSSVariablesResolver } from '@mantine/core'
import { palettes } from '@northword/content/studio/colors'
import type { Palette } from '@northword/contract/colors/palettes'
import { penMarks } from '../site/marks/pen-marks.ts'
import { sans, serif } from './theme.ts'

/*
 * All colours, type and measures of pages. Contrast on each background: texts at least 4.5 : 1, field borders and
 * focus rings at least 3 : 1.
 */

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
  light: colours(palettes.light),
  dark: colours(palettes.dark),
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
    '--sole-text': palettes.dark.ink,
    '--sole-pencil': palettes.dark.pencil,
    '--sole-hairline': palettes.dark.hairline,
    '--sole-red-pen': palettes.dark.redPen,
    ...penMarks(palette.redPen),
  }
}
