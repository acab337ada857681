import { fieldId } from '../fields/form-context.ts'

/** Focuses the control of a field, or of the nearest group around it. */
export function showField(formId: string, field: string) {
  const path = field.split('.')
  for (let length = path.length; length > 0; length--) {
    const found = document.getElementById(fieldId(formId, path.slice(0, length).join('.')))
    if (!found) continue
    found.focus({ preventScroll: true })
    // A group of boxes takes no focus itself.
    if (document.activeElement !== found) found.querySelector('input')?.focus({ preventScroll: true })
    found.scrollIntoView({ block: 'center' })
    return
  }
}
