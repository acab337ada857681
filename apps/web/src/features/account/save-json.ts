/** Lets the browser save a value as a JSON file that people can read too. */
export function saveJson(fileName: string, value: unknown) {
  const blob = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
  const href = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href, download: fileName }).click()
  URL.revokeObjectURL(href)
}
