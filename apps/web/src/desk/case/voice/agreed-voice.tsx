import { Button } from '@mantine/core'
import { deskVoice } from '@northword/content/desk/desk-voice'
import type { VoiceView } from '@northword/contract/texts/voice'
import { useState } from 'react'
import { formatMoment } from '../../../site/ui/date-format.ts'
import { Hint } from '../../frame/hint.tsx'
import { VoiceFacts } from './voice-facts.tsx'
import { VoiceForm } from './voice-form.tsx'

interface AgreedVoiceProps {
  number: string
  voice: VoiceView
}

export function AgreedVoice({ number, voice }: AgreedVoiceProps) {
  const [seen, setSeen] = useState<VoiceView | null>(null)
  const { savedBy, savedAt, isOfAccount } = voice
  return (
    <>
      <VoiceFacts voice={voice} />
      {savedBy && savedAt && (
        <Hint mt="xs">
          {deskVoice.saved(savedBy, formatMoment(savedAt))}{' '}
          {deskVoice.holdsFor[isOfAccount ? 'account' : 'order']}
        </Hint>
      )}
      <Button mt="xs" onClick={() => setSeen(voice)}>
        {savedAt ? deskVoice.edit : deskVoice.agree}
      </Button>
      {seen && <VoiceForm number={number} seen={seen} onClose={() => setSeen(null)} />}
    </>
  )
}
