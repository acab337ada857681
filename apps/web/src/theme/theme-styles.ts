import { convertCssVariables, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { theme, themeVariables } from './theme.ts'

/** The theme's variables as a style sheet, for pages that run no Mantine. */
export function themeStyles(): string {
  return convertCssVariables(variables(), ':root')
}

/** The dark scheme for a visitor whose system asks for it and whose browser runs no script. */
export function noScriptStyles(): string {
  // To the letter as the scheme stands in the style sheet, which makes it a single reference when it is compressed.
  const declarations = Object.entries(variables().dark).map(([name, value]) => `${name}: ${value};`)
  const selector = 'html:root[data-mantine-color-scheme]'
  return `@media (prefers-color-scheme:dark){${selector}{color-scheme:dark;${declarations.join('')}}}`
}

const variables = () => themeVariables(mergeMantineTheme(DEFAULT_THEME, theme))
