import { type demoOrders, demoWords } from '@northword/content/operate/demo'
import { demoApproved, demoCommented, demoNotes, demoRevised } from '@northword/content/operate/demo-texts'
import {
  type Act,
  agree,
  call,
  cancelAsClient,
  claim,
  beginWork,
  claimForWriting,
  giveAllBack,
  keep,
  move,
  note,
  noteOfWriter,
  pay,
  payTheRest,
  putOffFor,
  reversePayment,
} from './acts.ts'
import { answerAll, approve, comment, complete, deliver, deliverAll, sendRound } from './acts-on-texts.ts'
import { answer, ask, handOutLink, sayNotMine, sayThatPaid, trust, write } from './acts-with-clients.ts'

/** Acts on an order, each with the hours since it came in. */
export type Plot = readonly (readonly [hours: number, act: Act])[]

export type PlotName = (typeof demoOrders)[number]['plot']

const words = demoWords

const reached: Plot = [
  [2, claim],
  [2.4, call('reached', words.reached)],
]
const agreed: Plot = [...reached, [3, agree()]]
const asked: Plot = [...agreed, [3.2, ask('link')]]
const onTerms: Plot = [
  ...reached,
  [3, agree(1, 'net30')],
  [3.2, ask('bank-transfer')],
  [5, claimForWriting],
  [6, beginWork],
]
const paid: Plot = [...agreed, [9, pay()]]
const inProduction: Plot = [
  ...paid,
  [12, claimForWriting],
  [13, beginWork],
  [30, noteOfWriter(words.noteWork)],
]
const delivered: Plot = [...inProduction, [40, deliverAll]]
const textRevised: Plot = [
  ...inProduction,
  [40, deliver(demoRevised.first, demoNotes.first)],
  ...demoRevised.comments.map((each, at) => [60 + at / 10, comment(1, each)] as const),
  [61, sendRound],
  [70, answerAll(demoRevised.comments)],
  [72, deliver(demoRevised.second, demoNotes.second)],
  [90, comment(2, demoRevised.draft)],
]
const textCommented: Plot = [
  ...inProduction,
  [40, deliver(demoCommented.text, demoNotes.first)],
  ...demoCommented.comments.map((each, at) => [60 + at / 10, comment(1, each)] as const),
  [61, sendRound],
]
const textApproved: Plot = [...inProduction, [40, deliver(demoApproved, demoNotes.only)], [64, approve(1)]]
const cancelled: Plot = [...paid, [60, move('Cancelled', words.cancelled)]]

/** Plots by their names in the content. New features of the desk add acts here. */
export const plots: Record<PlotName, Plot> = {
  new: [],
  'called in vain': [
    [2, claim],
    [2.2, call('no answer', words.noAnswer)],
    [5, call('call back', words.callBack, 20)],
  ],
  'in hand': [
    [1, claim],
    [2, note(words.noteInHand)],
  ],
  'of somebody else': [[1, sayNotMine]],
  'asks at first': [
    [1, claim],
    [2, note(words.noteInHand)],
    [3, write(words.asksAtFirst)],
  ],
  agreed,
  'agreed for less': [...reached, [2.5, handOutLink], [4, agree(2 / 3)]],
  asked,
  'asked for a transfer': [...agreed, [3.2, ask('bank-transfer')]],
  'says that it is paid': [...agreed, [3.2, ask('paypal')], [15, sayThatPaid]],
  'says so and is answered': [...asked, [24, sayThatPaid], [26, answer(words.answerPaid)]],
  'part paid': [...agreed, [3.2, ask('bank-transfer')], [20, pay(0.5, 'bank-transfer')]],
  'pays later': [...agreed, [30, putOffFor(48)]],
  paid,
  'paid too much': [...agreed, [10, pay(1, 'paypal', 1_000)]],
  'paid by mistake': [...paid, [40, reversePayment]],
  'in production': inProduction,
  'asks for more': [...inProduction, [33, write(words.asks)]],
  'asks and is answered': [
    ...inProduction,
    [50, write(words.asks)],
    [52, answer(words.answers)],
    [53, write(words.thanks)],
    [54, answer(words.welcome)],
  ],
  'pays within 30 days': [...onTerms, [30, noteOfWriter(words.noteWork)]],
  'pays too late': [[0.5, trust], ...onTerms, [40, deliverAll]],
  'paid in two parts': [
    ...agreed,
    [9, pay(0.5, 'bank-transfer')],
    [20, payTheRest],
    [24, claimForWriting],
    [25, beginWork],
    [26, note(words.noteRate)],
  ],
  delivered,
  'in revision': [...delivered, [60, move('Revision', words.revision)]],
  'text revised': textRevised,
  'text commented on': textCommented,
  'text approved': textApproved,
  'taken up again': [...delivered, [100, move('Completed')], [460, move('Revision', words.takenUpAgain)]],
  completed: [...delivered, [100, complete]],
  'cancelled by the client': [[1, cancelAsClient]],
  'cancelled by phone': [...reached, [5, move('Cancelled', words.cancelled)]],
  'cancelled with money left': cancelled,
  'cancelled, share kept': [...cancelled, [62, keep(0.3)]],
  refunded: [...inProduction, [100, giveAllBack(words.refund)]],
  'cancelled and refunded': [...cancelled, [70, giveAllBack(words.refundRest)]],
}
