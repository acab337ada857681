import { nothingOptional } from '@northword/contract/consent'
import { saveAnswer } from '../site/consent/consent.ts'

/** The visitor allows what makes the next visit easier, and nothing else. */
export const allowFunctional = () => saveAnswer({ ...nothingOptional, functional: true })

/** Another tab removes what it kept on the device, or tells with an empty text that its own has come to an end. */
export function otherTabEnds(key: string) {
  const oldValue = localStorage.getItem(key) ?? ''
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }))
}
