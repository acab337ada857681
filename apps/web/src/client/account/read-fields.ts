/**
 * What the fields of a form hold, by name: text, or whether a box is ticked. Read from the page itself,
 * because a password manager, or somebody quick, has filled it in before any script was there.
 */
export function readFields(form: HTMLFormElement): Record<string, string | boolean> {
  const inputs = Array.from(form.elements).filter((element) => element instanceof HTMLInputElement)
  return Object.fromEntries(
    inputs.map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value]),
  )
}

/** Puts the focus into a field; text that is in it is selected. */
export function focusField(form: HTMLFormElement | null, name: string) {
  const field = form?.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  field.focus()
  if (field.type !== 'checkbox') field.select()
}
