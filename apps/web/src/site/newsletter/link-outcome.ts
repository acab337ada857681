/** How using a mailed link ended; `dead` where it has expired or was used. `message` is the server's, or empty. */
export type LinkOutcome = { kind: 'dead' } | { kind: 'done' | 'failed' | 'unreachable'; message: string }
