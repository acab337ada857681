import { nothingOptional } from '@northword/contract/site/consent'
import { saveAnswer } from '../site/consent/consent.ts'

/** Consents to functional storage only. */
export const allowFunctional = () => saveAnswer({ ...nothingOptional, functional: true })

/** Another tab removes a stored text; an empty one announces that its own has ended. */
export function otherTabEnds(key: string) {
  const oldValue = localStorage.getItem(key) ?? ''
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }))
}
