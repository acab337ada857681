import type { DraftView, SavedDraft } from '@northword/contract/texts/text-views'
import { callFailure } from '../../../site/api/call-failure.ts'
import { listeners } from '../../../site/listeners.ts'
import { pausedSaves } from '../../form/paused-saves.ts'
import { copiesOf, type CopyPlace, dropCopy, keepCopy, newCopyKey } from '../../copies/device-copies.ts'
import { dropSaved, rivalOf, takeUp } from './take-up.ts'
import { isSame, type Typed, typedOf } from './typed.ts'
import { isUnsettled, type WritingState } from './writing-state.ts'

interface DraftCalls {
  save: (typed: Typed & { revision: number }) => Promise<SavedDraft>
  find: () => Promise<DraftView>
}

/**
 * Editor state of one text: stores every key on the device at once and saves on the server after a pause. A save that
 * would overwrite another member's text stops, and that text becomes a rival.
 */
export class Writing {
  readonly #calls: DraftCalls
  readonly #key: string
  readonly #changes = listeners()
  #state: WritingState
  #revision: number
  /** The text that the server has confirmed. */
  #saved: Typed
  /** Text that was sent without an answer. It is sent again first, so that at most one text is in doubt. */
  #sent: Typed | null = null
  /** The earlier page's copy that this one began with; that page's last save may still arrive. */
  readonly #takenUp: (Typed & { key: string }) | null
  readonly #saves = pausedSaves(
    () => this.#saveAll(),
    () => isUnsettled(this.#state),
  )

  constructor(draft: DraftView, place: CopyPlace, calls: DraftCalls) {
    const copies = copiesOf(place)
    const { typed, copy, rivals } = takeUp(draft, copies)
    dropSaved(draft, copies)
    this.#calls = calls
    this.#key = newCopyKey(place)
    this.#revision = draft.revision
    this.#saved = typedOf(draft)
    this.#takenUp = copy
    const notice = copy && ({ kind: 'restored', at: copy.typedAt } as const)
    const fine = { isSaved: copy === null, error: null, isKept: true }
    this.#state = { typed, savedAt: draft.savedAt, ...fine, rivals, notice }
  }

  subscribe = this.#changes.subscribe
  snapshot = () => this.#state

  /** Starts saving. Returns a function that saves the rest and stops. */
  open = () => {
    this.#keep()
    // This page keeps its own copy from here on.
    if (this.#takenUp) dropCopy(this.#takenUp.key)
    return this.#saves.open()
  }

  type(change: Partial<Typed>) {
    this.#set({ typed: { ...this.#state.typed, ...change } })
    this.#keep()
    this.#saves.later()
  }

  /** Replaces the text; a notice offers the old one. */
  replace(typed: Typed) {
    const before = this.#state.typed
    this.type(typedOf(typed))
    const isLoss = before.text.trim() !== '' && !isSame(before, this.#state.typed)
    this.#set({ notice: isLoss ? { kind: 'replaced', before } : null })
  }

  /** Takes a newer draft of the server, unless something is unsaved. */
  look(draft: DraftView) {
    if (draft.revision <= this.#revision || !this.#state.isSaved || this.#saves.isRunning()) return
    const isOther = !isSame(typedOf(draft), this.#state.typed)
    this.#build(draft)
    const notice = isOther ? ({ kind: 'renewed', by: draft.savedBy } as const) : this.#state.notice
    this.#set({ typed: this.#saved, savedAt: draft.savedAt, notice })
  }

  settle(stays: 'mine' | 'theirs') {
    const [rival, ...rivals] = this.#state.rivals
    if (!rival) return
    if ('revision' in rival.of) this.#build({ ...rival, revision: rival.of.revision })
    this.#set({ rivals, error: null })
    if (stays === 'theirs') this.replace(rival)
    else this.type({})
    if ('key' in rival.of) dropCopy(rival.of.key)
  }

  /**
   * Saves until the server has the typed text.
   * @param always also saves an untouched text of which the server has no draft
   * @returns the revision on the server
   * @throws the error of the last save
   */
  async flush({ always = false } = {}): Promise<number> {
    await this.#saves.flush(() => this.#saveAll(always))
    return this.#revision
  }

  async #saveAll(always = false) {
    if (always && this.#state.savedAt === null) await this.#save()
    while (this.#sent || !isSame(this.#saved, this.#state.typed)) await this.#save()
  }

  async #save() {
    if (isUnsettled(this.#state)) throw new Error('Somebody has to choose which text stays.')
    const typed = this.#sent ?? this.#state.typed
    this.#sent = typed
    this.#keep()
    try {
      const { revision, savedAt } = await this.#calls.save({ ...typed, revision: this.#revision })
      this.#sent = null
      this.#build({ ...typed, revision })
      this.#set({ savedAt, error: null })
    } catch (error) {
      await this.#fail(error)
      throw error
    } finally {
      this.#keep()
    }
  }

  async #fail(error: unknown) {
    const { status } = callFailure(error)
    const isUnanswered = status === 0 || status === 429 || status >= 500
    if (!isUnanswered) this.#sent = null
    this.#set({ error })
    if (isUnanswered) this.#saves.again()
    if (status === 409) await this.#findRival()
  }

  async #findRival() {
    const draft = await this.#calls.find().catch(() => null)
    if (!draft || draft.revision === this.#revision) return
    const isOwn = this.#takenUp !== null && isSame(this.#takenUp, typedOf(draft))
    if (!isOwn) return this.#set({ rivals: [rivalOf(draft), ...this.#state.rivals] })
    this.#build(draft)
    this.#saves.now()
  }

  /** Bases the typed text on this draft. */
  #build({ text, format, revision }: Typed & { revision: number }) {
    this.#saved = typedOf({ text, format })
    this.#revision = revision
  }

  #keep() {
    const { typed } = this.#state
    const isSaved = this.#sent === null && isSame(typed, this.#saved)
    if (isSaved) dropCopy(this.#key)
    const copy = { ...typed, revision: this.#revision, sent: this.#sent, typedAt: new Date().toISOString() }
    this.#set({ isSaved, isKept: isSaved || keepCopy(this.#key, copy) })
  }

  #set(change: Partial<WritingState>) {
    this.#state = { ...this.#state, ...change }
    this.#changes.tell()
  }
}
