import { deskTexts } from '@northword/content/desk/desk-texts'
import { BriefText } from '../../client/text/brief-text.tsx'
import { useCase } from '../case/use-case.ts'
import styles from './texts.module.css'

export function ClientBrief({ number }: { number: string }) {
  const note = useCase(number).data?.order.note
  if (!note) return null
  return (
    <details className={styles.brief}>
      <summary>{deskTexts.writing.brief}</summary>
      <BriefText brief={note} />
    </details>
  )
}
