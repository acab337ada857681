import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { demoWords } from '@northword/content/operate/demo'
import { type DemoComment, demoNotes } from '@northword/content/operate/demo-texts'
import { plainTextOf } from '@northword/contract/texts/plain-text'
import type { Context } from '../doors/context.ts'
import { deliverText } from '../features/desk/case/deliver-text.ts'
import { findDraft, saveDraft } from '../features/texts/versions/drafts.ts'
import { readVersion } from '../features/texts/versions/read-version.ts'
import { answerComment } from '../features/texts/reviews/answer-comment.ts'
import { approveVersion } from '../features/texts/approvals/approve-version.ts'
import { keepComment } from '../features/texts/reviews/keep-comment.ts'
import { reviewAtDesk } from '../features/texts/reviews/list-comments.ts'
import { submitRound } from '../features/texts/reviews/submit-round.ts'
import { clientOf } from './acts-with-clients.ts'
import { type Act, agentOf, move, type Scene, writerOf } from './acts.ts'

const pieceOf = ({ number }: Scene, piece = 1) => ({ number, piece })
const textOf = (name: string) => readFile(new URL(`texts/${name}.md`, import.meta.url), 'utf8')

export const deliver =
  (text: string, note: string, place = 1): Act =>
  async (scene) => {
    const writer = writerOf(scene)
    const piece = pieceOf(scene, place)
    const before = await findDraft(writer.em.fork(), writer.actor, piece)
    const draft = { ...piece, text, format: 'markdown', revision: before.revision } as const
    const { revision } = await saveDraft(writerOf(scene), draft)
    const report = { kind: 'none', reason: demoNotes.reason } as const
    await deliverText(writerOf(scene), { ...piece, revision, note, report, idempotencyKey: randomUUID() })
  }

/** Delivers every piece; a text that the demo does not have was sent outside Northword. */
export const deliverAll: Act = async (scene) => {
  for (const [at, name] of scene.texts.entries())
    await deliver(await textOf(name), demoNotes.only, at + 1)(scene)
  if (scene.texts.length === 0) await move('Delivered', demoWords.sentOutside)(scene)
}

/** Saves a comment, unsent. */
export const comment =
  (version: number, { on, says }: DemoComment): Act =>
  async (scene) => {
    const client = await clientOf(scene)
    const place = { ...pieceOf(scene), version }
    const passage = on === null ? null : await passageOf(client, place, on)
    await keepComment(client, { ...place, id: randomUUID(), passage, text: says })
  }

async function passageOf({ em, actor }: Context, place: Parameters<typeof readVersion>[2], quote: string) {
  const { blocks } = await readVersion(em.fork(), actor, place)
  return { start: plainTextOf(blocks).indexOf(quote), quote }
}

export const sendRound: Act = async (scene) =>
  submitRound(await clientOf(scene), { ...pieceOf(scene), agreedCents: 0, idempotencyKey: randomUUID() })

export const approve =
  (version: number, place = 1): Act =>
  async (scene) => {
    const client = await clientOf(scene)
    const { actor } = client
    if (actor.kind !== 'client') throw new Error('Nobody but a client with an account approves in the demo.')
    await approveVersion({ ...client, actor }, { ...pieceOf(scene, place), version, by: '' })
  }

/** Ends an order: a client with an account approves each text, and for any other an agent completes it. */
export const complete: Act = async (scene) => {
  const isApproved = scene.studio.clients.has(scene.client) && scene.texts.length > 0
  if (!isApproved) await move('Completed')(scene)
  else for (const at of scene.texts.keys()) await approve(1, at + 1)(scene)
}

/** Gives each comment its scripted answer. */
export const answerAll =
  (comments: readonly DemoComment[]): Act =>
  async (scene) => {
    const { number } = scene
    const agent = agentOf(scene)
    const review = await reviewAtDesk(agent, number)
    for (const { id, text: said } of review.comments) {
      const answer = comments.find(({ says }) => says === said)?.answer
      if (answer) await answerComment(agentOf(scene), { number, id, ...answer })
    }
  }
