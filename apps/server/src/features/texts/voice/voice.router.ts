import { orderNumberInput } from '@northword/contract/orders/order-number-input'
import { saveVoiceInput, voiceView } from '@northword/contract/texts/voice'
import { deskProcedure, rest } from '../../../doors/trpc.ts'
import { findVoice, saveVoice } from './voices.ts'

const desk = deskProcedure('desk')

export const voiceProcedures = {
  find: desk
    .meta(
      rest('GET', '/api/desk/orders/:number/voice', 'How the texts of the client of an order are to sound.'),
    )
    .input(orderNumberInput)
    .output(voiceView)
    .query(({ ctx, input }) => findVoice(ctx.em, ctx.actor, input.number)),
  save: desk
    .meta(
      rest(
        'PUT',
        '/api/desk/orders/:number/voice',
        'Say how the texts of the client of an order are to sound.',
        { refuses: ['cannotWrite'] },
      ),
    )
    .input(saveVoiceInput)
    .output(voiceView)
    .mutation(({ ctx, input }) => saveVoice(ctx, input)),
}
