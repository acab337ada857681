import { keyPlaceholder } from '@northword/contract/order-key'
import { useState } from 'react'
import { randomUuid } from '../device/random-uuid.ts'

/** Name of the hidden field that holds the key. */
const fieldName = 'idempotencyKey'

/** The key that the server gave to the form with this action in the document, which it may have had from there already. */
export function keyInDocument(action: string): string | null {
  if (typeof document === 'undefined') return null
  const selector = `form[action="${action}"] [name=${fieldName}]`
  const key = document.querySelector<HTMLInputElement>(selector)?.value
  return key && key !== keyPlaceholder ? key : null
}

/** The key of a form that makes one of whatever it sends, however often its button is pressed. */
export function useFormKey(action: string) {
  const [built] = useState(() => keyInDocument(action))
  const [key] = useState(() => {
    let current = built
    return { current: () => (current ??= randomUuid()), renew: () => void (current = null) }
  })
  return { built, ...key }
}

interface KeyFieldProps {
  /** As the document has it. */
  built: string | null
  /** That of a form which came back to be sent again under it. */
  posted: string | undefined
}

/** The field by which a browser posts the key by itself. A built page has none: the server gives it one each time. */
export const KeyField = ({ built, posted }: KeyFieldProps) => (
  <input type="hidden" name={fieldName} autoComplete="off" defaultValue={built ?? posted ?? keyPlaceholder} />
)
