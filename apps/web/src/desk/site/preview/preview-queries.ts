import { queryOptions } from '@tanstack/react-query'
import { deskClient } from '../../api/desk-client.ts'

/** Lets this browser look at the drafts, once for each visit of the page. */
export const beginQuery = queryOptions({
  queryKey: ['site-preview', 'begin'],
  queryFn: async () => {
    await deskClient.site.beginPreview.mutate()
    return true
  },
  gcTime: 0,
  staleTime: Infinity,
})

export const linksQuery = queryOptions({
  queryKey: ['site', 'preview-links'],
  queryFn: () => deskClient.site.previewLinks.query(),
  staleTime: 0,
})
