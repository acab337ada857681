import { deskTexts } from '@northword/content/desk/desk-texts'
import { BriefText } from '../../../texts/brief/brief-text.tsx'
import { useCase } from '../../case/current/use-case.ts'
import styles from '../page/texts.module.css'

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
