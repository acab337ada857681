export function textIn(form: HTMLFormElement, field: string): string {
  const text = new FormData(form).get(field)
  return typeof text === 'string' ? text : ''
}
