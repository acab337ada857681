import { Alert, Text } from '@mantine/core'
import { deskSiteItem } from '@northword/content/desk/desk-site'
import { labelAt } from '@northword/content/desk/fields/label-at'
import type { SiteItem } from '@northword/contract/desk/site'
import type { MouseEvent } from 'react'
import { Part } from '../../frame/part.tsx'
import { fieldId } from '../fields/form-context.ts'
import { fieldsIn } from './item-state.ts'
import { showField } from './show-field.ts'

const words = deskSiteItem.problems

/** Problems and warnings of an item, each with a link to its field. */
export function ItemProblems({ item, formId }: { item: SiteItem; formId: string }) {
  const { problems, warnings } = item
  return (
    <>
      {problems.length > 0 && (
        <Alert title={words.heading} mb="md">
          <Text size="sm">{words.intro}</Text>
          <Sentences item={item} formId={formId} said={problems} />
        </Alert>
      )}
      {warnings.length > 0 && (
        <Part heading={words.warnings}>
          <Text size="sm">{words.warningsIntro}</Text>
          <Sentences item={item} formId={formId} said={warnings} />
        </Part>
      )}
    </>
  )
}

interface SentencesProps {
  item: SiteItem
  formId: string
  said: readonly { field: string; message: string }[]
}

const Sentences = ({ item, formId, said }: SentencesProps) => (
  <ul>
    {said.map(({ field, message }, at) => (
      <li key={at}>
        {field ? (
          <a href={`#${fieldId(formId, field)}`} onClick={goTo(formId, field)}>
            {labelAt(item.kind, item.key, fieldsIn(item), field)}
          </a>
        ) : (
          words.whole
        )}
        : {message}
      </li>
    ))}
  </ul>
)

const goTo = (formId: string, field: string) => (event: MouseEvent) => {
  event.preventDefault()
  showField(formId, field)
}
