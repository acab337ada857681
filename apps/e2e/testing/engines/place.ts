import { until } from '@northword/rig/until'
import type { EngineWindow, FoundElement, Query } from './engine.ts'

/** A part of a page. Every action waits until it is possible. */
export interface Place {
  /** By role and exact name; without a name the first of that role. */
  press: (role: string, name?: string) => Promise<void>
  /** Replaces the text of the field with this label. */
  write: (label: string, text: string) => Promise<void>
  /** Text of the field with this label. */
  written: (label: string) => Promise<string>
  /** Waits for an element and resolves to its text. */
  see: (role: string, name?: string) => Promise<string>
  /** Waits until no such element is visible. */
  miss: (role: string, name?: string) => Promise<void>
  /** Waits for this text, ignoring case. */
  read: (words: string) => Promise<void>
  /** Waits until this text is gone. */
  readNoMore: (words: string, withinMs?: number) => Promise<void>
  focused: (role: string, name?: string) => Promise<void>
  inside: (role: string, name?: string) => Place
}

/** Actions in a window, or in a part of its page. */
export function placeIn(window: EngineWindow, within?: Query): Place {
  const here = within && { within }
  const query = (role: string, name?: string): Query => ({
    role,
    ...(name !== undefined && { name }),
    ...here,
  })
  const isRead = async (words: string) => spoken(await wordsOf(window, within)).includes(spoken(words))
  return {
    press: (role, name) => withElement(window, query(role, name), (element) => element.click()),
    write: (label, text) => withElement(window, { label, ...here }, (field) => field.type(text)),
    written: (label) => withElement(window, { label, ...here }, (field) => field.words()),
    see: (role, name) => withElement(window, query(role, name), (element) => element.words()),
    miss: (role, name) =>
      gone(`the ${role} ${name}`, async () => (await window.find(query(role, name))) !== undefined),
    read: (words) =>
      until(`the words “${words}”`, async () => (await isRead(words)) || undefined).then(() => {}),
    readNoMore: (words, withinMs) => gone(`the words “${words}”`, () => isRead(words), withinMs),
    focused: (role, name) => withElement(window, query(role, name), expectFocus),
    inside: (role, name) => placeIn(window, query(role, name)),
  }
}

/** Acts once the element is ready. */
async function withElement<Outcome>(
  window: EngineWindow,
  query: Query,
  act: (element: FoundElement) => Promise<Outcome>,
): Promise<Outcome> {
  const { outcome } = await until(JSON.stringify(query), async () => {
    const element = await window.find(query)
    return element && { outcome: await act(element) }
  })
  return outcome
}

const gone = async (what: string, isThere: () => Promise<boolean>, withinMs?: number) =>
  void (await until(`the end of ${what}`, async () => !(await isThere()) || undefined, withinMs))

async function wordsOf(window: EngineWindow, within?: Query) {
  if (!within) return String(await window.run('document.body.innerText'))
  return (await window.find(within))?.words() ?? ''
}

/** Ignores case and line breaks, which CSS decides. */
const spoken = (words: string) => words.replaceAll(/\s+/g, ' ').toLowerCase()

async function expectFocus(element: FoundElement) {
  if (!(await element.hasFocus())) throw new Error('It does not have the focus.')
}
