import { convertCssVariables, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { theme } from './theme.ts'
import { themeVariables } from './theme-variables.ts'

/** The theme's variables as CSS, for pages without Mantine. */
export function themeStyles(): string {
  return convertCssVariables(variables(), ':root')
}

/** The dark scheme for a dark system without scripts. */
export function noScriptStyles(): string {
  // Same text as in the style sheet, so that compression stores it once.
  const declarations = Object.entries(variables().dark).map(([name, value]) => `${name}: ${value};`)
  const selector = 'html:root[data-mantine-color-scheme]'
  return `@media (prefers-color-scheme:dark){${selector}{color-scheme:dark;${declarations.join('')}}}`
}

const variables = () => themeVariables(mergeMantineTheme(DEFAULT_THEME, theme))
