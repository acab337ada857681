/** For the client's own data: it is fetched again whenever it comes into view. All else never goes stale. */
export const fresh = { staleTime: 0, refetchOnMount: true, refetchOnWindowFocus: 'always' } as const
