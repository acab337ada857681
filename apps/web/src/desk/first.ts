import { applyColorScheme } from '../site/loader/color-scheme.ts'

/* Runs in the document's head, before first paint. */
applyColorScheme()
