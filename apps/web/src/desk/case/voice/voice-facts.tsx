import { DataList, Text } from '@mantine/core'
import { deskVoice } from '@northword/content/desk/desk-voice'
import type { VoiceView } from '@northword/contract/texts/voice'
import { Fact } from '../../../components/fact.tsx'
import brief from '../../frame/as-typed.module.css'
import styles from './voice.module.css'

/** Omits empty parts. */
export function VoiceFacts({ voice }: { voice: VoiceView }) {
  const { use, avoid, spelling, person, links, note } = voice
  if (!spelling && !person && !note && [use, avoid, links].every((list) => list.length === 0))
    return <Text c="dimmed">{deskVoice.none}</Text>
  return (
    <DataList>
      {note && (
        <Fact name={deskVoice.note}>
          <span className={brief.note}>{note}</span>
        </Fact>
      )}
      {use.length > 0 && <Fact name={deskVoice.use}>{deskVoice.phrases(use)}</Fact>}
      {avoid.length > 0 && <Fact name={deskVoice.avoid}>{deskVoice.phrases(avoid)}</Fact>}
      {spelling && <Fact name={deskVoice.spelling}>{deskVoice.spellings[spelling]}</Fact>}
      {person && <Fact name={deskVoice.person}>{deskVoice.persons[person]}</Fact>}
      {links.length > 0 && (
        <Fact name={deskVoice.links}>
          {links.map((link) => (
            <a key={link} className={styles.link} href={link} rel="noopener noreferrer">
              {link}
            </a>
          ))}
        </Fact>
      )}
    </DataList>
  )
}
