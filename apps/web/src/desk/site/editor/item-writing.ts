import { withAt } from '@northword/contract/desk/field-paths'
import { type Fields, isSameValue, joinedFields } from '@northword/contract/desk/join-fields'
import type { SavedSiteItem, SiteItem } from '@northword/contract/desk/site'
import { callFailure } from '../../../site/api/call-failure.ts'
import { listeners } from '../../../site/listeners.ts'
import { pausedSaves } from '../../form/paused-saves.ts'
import { withMinutes } from '../fields/counted-minutes.ts'
import { beginWith } from './begin-with.ts'
import { fieldsIn, isUnsettled, type ItemState, rivalOf } from './item-state.ts'
import { dropItem, type ItemPlace, keepItem, newPlace } from './kept-items.ts'

type Save = (version: number, fields: Fields) => Promise<SavedSiteItem>

/**
 * Editor state of one item: keeps every key on the device at once and saves a draft after a pause. A save that would
 * overwrite another member's fields stops, and those become a rival.
 */
export class ItemWriting {
  readonly #save: Save
  readonly #place: string
  readonly #changes = listeners()
  #state: ItemState
  /** Fields that the server has confirmed, and on which the typed ones are based. */
  #saved: Fields
  #version: number
  /** Fields that were sent without an answer. They are sent again first, so that at most one text is in doubt. */
  #sent: Fields | null
  #dropBegun: () => void
  readonly #saves = pausedSaves(
    () => this.#saveAll(),
    () => isUnsettled(this.#state),
  )

  constructor(item: SiteItem, place: ItemPlace, save: Save) {
    const { fields, base, version, sent, rivals, notice, drop } = beginWith(item, place)
    this.#save = save
    this.#place = newPlace(place)
    this.#saved = base
    this.#version = version
    this.#sent = sent
    this.#dropBegun = drop
    this.#state = { fields, item, isSaved: notice === null, error: null, isKept: true, rivals, notice }
  }

  subscribe = this.#changes.subscribe
  snapshot = () => this.#state

  /** Starts saving. Returns a function that saves the rest and stops. */
  open = () => {
    this.#keep()
    // This page keeps its own copy from here on.
    this.#dropBegun()
    return this.#saves.open()
  }

  /** Undefined leaves the field out. */
  type = (path: string, value: unknown) => {
    const { fields, item } = this.#state
    this.#set({ fields: withMinutes(item.kind, fields, withAt(fields, path, value) as Fields) })
    this.#keep()
    this.#saves.later()
  }

  /** Replaces all fields; a notice offers the old ones. */
  replace(fields: Fields) {
    const before = this.#state.fields
    this.#set({ fields, notice: isSameValue(before, fields) ? null : { kind: 'replaced', before } })
    this.#keep()
    this.#saves.later()
  }

  /** Takes a newer item of the server, unless something is unsaved. */
  look(item: SiteItem) {
    if (item.version < this.#version || !this.#state.isSaved || this.#saves.isRunning()) return
    const fields = fieldsIn(item)
    const isOther = !isSameValue(fields, this.#state.fields)
    this.#build(item, fields)
    const by = item.draft?.changedBy ?? null
    this.#set(isOther ? { fields, notice: { kind: 'renewed', by } } : {})
  }

  /** After a step on the whole item, such as discarding its draft. */
  takeOver(item: SiteItem) {
    this.#saves.stop()
    const fields = fieldsIn(item)
    this.#sent = null
    this.#build(item, fields)
    this.#set({ fields, error: null, rivals: [], notice: null })
    this.#keep()
  }

  /** `join`: theirs, with each field that was changed here. */
  settle(stays: 'mine' | 'theirs' | 'join') {
    const [rival, ...rivals] = this.#state.rivals
    if (!rival) return
    const { fields: mine } = this.#state
    const theirs = rival.fields ?? {}
    const base = 'place' in rival.of ? rival.of.base : this.#saved
    if ('version' in rival.of) this.takeOver(rival.of)
    else dropItem(rival.of.place)
    this.#set({ rivals, error: null, fields: mine })
    if (stays === 'theirs') this.replace('version' in rival.of ? fieldsIn(rival.of) : theirs)
    else this.replace(stays === 'mine' ? mine : joinedFields(base, mine, theirs))
  }

  /** Saves until the server has the typed fields. @throws the error of the last save */
  async flush(): Promise<number> {
    await this.#saves.flush()
    return this.#version
  }

  async #saveAll() {
    while (this.#sent || !isSameValue(this.#saved, this.#state.fields)) await this.#saveOnce()
    // A text that was refused may have been typed back.
    if (this.#state.error) this.#set({ error: null })
  }

  async #saveOnce() {
    if (isUnsettled(this.#state)) throw new Error('Somebody has to choose which text stays.')
    const isAgain = this.#sent !== null
    const fields = this.#sent ?? this.#state.fields
    this.#sent = fields
    this.#keep()
    try {
      const { isSaved, item } = await this.#save(this.#version, fields)
      this.#sent = null
      if (isSaved) this.#build(item, fields)
      else this.#meet(item, [fields, this.#saved])
      this.#set({ error: null })
    } catch (error) {
      this.#fail(error, isAgain)
      throw error
    } finally {
      this.#keep()
    }
  }

  /** The item has changed: by an own save that was not answered, by publishing the same text, or by somebody else. */
  #meet(item: SiteItem, own: readonly Fields[]) {
    const theirs = rivalOf(item).fields
    if (theirs && own.some((fields) => isSameValue(fields, theirs))) return this.#build(item, theirs)
    this.#set({ rivals: [rivalOf(item), ...this.#state.rivals], item })
    throw new Error('Somebody else has saved the item.')
  }

  #fail(error: unknown, isAgain: boolean) {
    if (isUnsettled(this.#state)) return
    const { status } = callFailure(error)
    const isUnanswered = status === 0 || status === 429 || status >= 500
    // Who may not save is told nothing of the attempt before.
    const isInDoubt = isUnanswered || (isAgain && [401, 403, 428].includes(status))
    if (!isInDoubt) this.#sent = null
    this.#set({ error })
    if (isUnanswered) this.#saves.again()
  }

  /** Bases the typed fields on this item. */
  #build(item: SiteItem, fields: Fields) {
    this.#saved = fields
    this.#version = item.version
    this.#set({ item })
  }

  #keep() {
    const { fields } = this.#state
    const isSaved = this.#sent === null && isSameValue(fields, this.#saved)
    if (isSaved) dropItem(this.#place)
    const kept = { version: this.#version, base: this.#saved, fields, sent: this.#sent }
    const isKept = isSaved || keepItem(this.#place, { ...kept, typedAt: new Date().toISOString() })
    this.#set({ isSaved, isKept })
  }

  #set(change: Partial<ItemState>) {
    this.#state = { ...this.#state, ...change }
    this.#changes.tell()
  }
}
