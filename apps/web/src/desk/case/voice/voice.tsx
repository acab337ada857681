import { deskVoice } from '@northword/content/desk/desk-voice'
import { AgreedVoice } from './agreed-voice.tsx'
import { Fetched } from '../../frame/fetched.tsx'
import { Part } from '../../frame/part.tsx'
import { useVoice } from './use-voice.ts'

export default function Voice({ number }: { number: string }) {
  const query = useVoice(number)
  return (
    <Part heading={deskVoice.heading} id="voice">
      <Fetched query={query} label={deskVoice.loading} isPart>
        {(voice) => <AgreedVoice number={number} voice={voice} />}
      </Fetched>
    </Part>
  )
}
