import { applyColorScheme } from '../site/loader/color-scheme.ts'

/* Stands in the head of the document and runs before anything is painted. */
applyColorScheme()
