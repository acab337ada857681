import { keyPlaceholder } from '@northword/contract/orders/order-key'
import { useState } from 'react'
import { randomUuid } from '../device/random-uuid.ts'

const fieldName = 'idempotencyKey'

/** The idempotency key in the HTML of the form with this action, which the server may have seen already. */
export function keyInDocument(action: string): string | null {
  if (typeof document === 'undefined') return null
  const selector = `form[action="${action}"] [name=${fieldName}]`
  const key = document.querySelector<HTMLInputElement>(selector)?.value
  return key && key !== keyPlaceholder ? key : null
}

/** Idempotency key of a form, so that repeated presses send it once. */
export function useFormKey(action: string) {
  const [key] = useState(() => {
    const built = keyInDocument(action)
    let current = built
    return { built, current: () => (current ??= randomUuid()), renew: () => void (current = null) }
  })
  return key
}

interface KeyFieldProps {
  /** From the HTML. */
  built: string | null
  /** From a form that came back, to be sent again under it. */
  posted: string | undefined
}

/** Hidden field for posts without scripts. Prerendered pages have a placeholder, which the server replaces. */
export const KeyField = ({ built, posted }: KeyFieldProps) => (
  <input type="hidden" name={fieldName} autoComplete="off" defaultValue={built ?? posted ?? keyPlaceholder} />
)
