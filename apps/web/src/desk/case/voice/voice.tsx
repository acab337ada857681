import { deskVoice } from '@northword/content/desk/desk-voice'
import { Loaded } from '../../../components/loaded.tsx'
import { LoadingLines } from '../../../components/loading-lines.tsx'
import { AgreedVoice } from './agreed-voice.tsx'
import { Part } from '../../frame/part.tsx'
import { useVoice } from './use-voice.ts'

export default function Voice({ number }: { number: string }) {
  const query = useVoice(number)
  return (
    <Part heading={deskVoice.heading} id="voice">
      <Loaded query={query} skeleton={<LoadingLines label={deskVoice.loading} lines={2} isPage={false} />}>
        {(voice) => <AgreedVoice number={number} voice={voice} />}
      </Loaded>
    </Part>
  )
}
