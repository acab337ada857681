export function saveFile(fileName: string, file: Blob) {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: fileName }).click()
  URL.revokeObjectURL(href)
}
