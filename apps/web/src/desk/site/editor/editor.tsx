import { Alert, Stack } from '@mantine/core'
import { deskSite, deskSiteItem } from '@northword/content/desk/desk-site'
import { isTerms } from '@northword/contract/content/content-items'
import { titleOf } from '@northword/content/desk/fields/title-of'
import type { SiteItem } from '@northword/contract/desk/site'
import { isMails } from '@northword/contract/mails/mail-names'
import { useEffect, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DeskHead } from '../../frame/desk-head.tsx'
import { Hint } from '../../frame/hint.tsx'
import { titleIn } from '../fields/field-words.ts'
import { EditorForm } from './editor-form.tsx'
import styles from './editor.module.css'
import { ItemActs } from './item-acts.tsx'
import { ItemHistory } from './item-history.tsx'
import { ItemProblems } from './item-problems.tsx'
import { MailsAsSent } from './mails-as-sent.tsx'
import { OrdersUnderTerms } from './orders-under-terms.tsx'
import { ItemStateWord } from '../calls/item-state-word.tsx'
import { ItemNews } from './item-news.tsx'
import { showField } from './show-field.ts'
import { useItemWriting } from './use-item-writing.ts'

/** An item's fields, with its problems, steps and history beside. */
export function Editor({ item: found }: { item: SiteItem }) {
  const { writing, state } = useItemWriting(found)
  const { fields: values, item } = state
  const { kind, key } = item
  const id = useId()
  useFieldInAddress(id)
  // Stays as it was at first: a heading that changes takes the focus.
  const [title] = useState(() => titleOf({ kind, key, title: titleIn(values) || item.title }))
  return (
    <>
      <DeskHead heading={title} state={<ItemStateWord item={item} />} />
      <Hint mb="md">
        {deskSite.kind[kind]} · {key}
      </Hint>
      <ItemNews writing={writing} state={state} />
      {item.state === 'removed' && <Alert mb="md">{deskSiteItem.removed.text}</Alert>}
      <div className={styles.columns}>
        <EditorForm title={title} formId={id} writing={writing} state={state} />
        <aside className={styles.beside} aria-label={deskSiteItem.acts.label}>
          <ItemProblems item={item} formId={id} />
          <ItemActs item={item} writing={writing} />
        </aside>
        <Stack gap="xl" className={styles.past ?? ''}>
          {isMails(item) && <MailsAsSent version={item.version} />}
          {isTerms(item) && <OrdersUnderTerms />}
          <ItemHistory item={item} />
        </Stack>
      </div>
    </>
  )
}

/** Shows the field that the address names, as a link from the review does. */
function useFieldInAddress(formId: string) {
  const field = useSearchParams()[0].get('field')
  useEffect(() => {
    if (field) showField(formId, field)
  }, [formId, field])
}
