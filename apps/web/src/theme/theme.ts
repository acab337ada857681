import { createTheme, type MantineColorsTuple } from '@mantine/core'

export const serif = "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif"
export const sans = "'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif"

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
