/** Options of a query whose answer others at the desk may change: refetched on mount and on focus. */
export const fresh = { staleTime: 0, refetchOnWindowFocus: 'always' } as const
