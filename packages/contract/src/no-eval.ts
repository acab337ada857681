import { config } from 'zod'

// Compiled validators need eval, which the Content-Security-Policy forbids, and a schema decides as it is
// made: so every file with schemas imports this one first.
config({ jitless: true })
