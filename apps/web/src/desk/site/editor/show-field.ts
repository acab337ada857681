import { flushSync } from 'react-dom'
import { fieldId } from '../fields/form-context.ts'

/** Focuses the control of a field, or of the nearest group around it. */
export function showField(formId: string, field: string) {
  const path = field.split('.')
  for (let length = path.length; length > 0; length--) {
    const found = document.getElementById(fieldId(formId, path.slice(0, length).join('.')))
    if (!found) continue
    showWriting(found)
    found.focus({ preventScroll: true })
    // A group of boxes takes no focus itself.
    if (document.activeElement !== found) found.querySelector('input')?.focus({ preventScroll: true })
    found.scrollIntoView({ block: 'center' })
    return
  }
}

/** Shows the half of a text in which it is written: what is hidden takes no focus. */
function showWriting(field: HTMLElement) {
  const halves =
    field.closest('[data-side="write"]') && field.closest('[data-half="preview"]')?.previousElementSibling
  const write = halves?.querySelector<HTMLInputElement>('input[value="write"]')
  if (write) flushSync(() => write.click())
}
