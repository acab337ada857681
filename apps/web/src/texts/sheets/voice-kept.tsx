import { Text } from '@mantine/core'
import { textReading } from '@northword/content/texts/text-reading'
import type { VoiceFinding } from '@northword/contract/texts/text-views'
import { Fact } from '../../components/fact.tsx'
import styles from './quality-sheet.module.css'

const words = textReading.sheet

/** Deviations from the client's voice. */
export const VoiceKept = ({ found }: { found: VoiceFinding[] }) => (
  <Fact name={words.voice}>
    {found.length === 0 ? (
      words.voiceKept
    ) : (
      <ul className={styles.found}>
        {found.map((one) => (
          <li key={`${one.rule} ${one.words}`}>{words.voiceFound[one.rule](one.words, one.count)}</li>
        ))}
      </ul>
    )}
    <Text size="sm" c="dimmed">
      {words.voiceMeans}
    </Text>
  </Fact>
)
