import { deskSiteSetUp } from '@northword/content/desk/desk-site-set-up'
import { useRef } from 'react'
import { deskClient } from '../../api/desk-client.ts'
import { useSiteStep } from '../calls/site-queries.ts'
import type { Fields } from '../fields/field-paths.ts'

interface Dropping {
  key: string
  isDropped: boolean
}

/** Drops a service, or keeps it again, with the draft that it had before on this page. */
export function useDrop() {
  const former = useRef(new Map<string, Fields>())
  return useSiteStep(async ({ key, isDropped }: Dropping) => {
    const item = { kind: 'services', key } as const
    const { version, draft } = await deskClient.site.findItem.query(item)
    const { isSaved } = await (isDropped ? keep(version) : drop(version))
    if (!isSaved) throw new Error(deskSiteSetUp.services.moved)

    function drop(read: number) {
      if (draft?.fields) former.current.set(key, draft.fields)
      return deskClient.site.saveDraft.mutate({ ...item, version: read, fields: null })
    }
    function keep(read: number) {
      const fields = former.current.get(key)
      return fields
        ? deskClient.site.saveDraft.mutate({ ...item, version: read, fields })
        : deskClient.site.discardDraft.mutate({ ...item, version: read })
    }
  })
}
