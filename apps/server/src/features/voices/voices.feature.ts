import type { Feature } from '../../feature.ts'
import { eraseAbout } from '../orders/erase-about.ts'
import { ClientVoice } from './client-voice.entity.ts'
import { eraseVoices } from './erase-voices.ts'
import { exportVoices } from './export-voices.ts'

export const voices: Feature = {
  entities: [ClientVoice],
  personalData: { records: exportVoices, erase: eraseVoices },
  // Voices of orders that were under way when their client was erased.
  tidy: { voices: ({ em }) => eraseAbout(em, 'client_voices') },
}
