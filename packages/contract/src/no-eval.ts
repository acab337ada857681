import { config } from 'zod'

// Zod's compiled validators need eval, which the Content-Security-Policy forbids. Schemas read this setting when
// created, so every file with schemas imports this one first.
config({ jitless: true })
