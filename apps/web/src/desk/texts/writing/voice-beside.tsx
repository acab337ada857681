import { deskVoice } from '@northword/content/desk/desk-voice'
import { AgreedVoice } from '../../case/voice/agreed-voice.tsx'
import { useVoice } from '../../case/voice/use-voice.ts'
import styles from '../page/texts.module.css'

/** The client's voice, beside the editor. */
export function VoiceBeside({ number }: { number: string }) {
  const { data: voice } = useVoice(number)
  if (!voice) return null
  return (
    <details className={styles.brief}>
      <summary>{deskVoice.heading}</summary>
      <AgreedVoice number={number} voice={voice} />
    </details>
  )
}
