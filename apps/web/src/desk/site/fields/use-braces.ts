import { deskSiteFields } from '@northword/content/desk/desk-site-fields'
import { mailNamesAt } from '@northword/contract/mails/mail-names'
import type { SiteNames } from '@northword/contract/desk/site-review'
import { use, useMemo } from 'react'
import { NamesContext, useItemForm } from './form-context.ts'

/** Names for the braces of a field: those of the site, and in sentences of a mail those that it fills in. */
export function useBraces(path: string): SiteNames['braces'] {
  const site = use(NamesContext)?.braces ?? null
  const { kind } = useItemForm()
  return useMemo(() => {
    const ofMail = mailNamesAt({ kind, key: 'mails' }, path)
    return site && [...ofMail.map((name) => ({ name, value: deskSiteFields.ofMails[name] ?? '' })), ...site]
  }, [site, kind, path])
}
