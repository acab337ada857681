/** `by-hand`: the reader has to copy the address. */
export type Shared = 'by-dialog' | 'copied' | 'by-hand'

/** Opens the device's share dialog, or copies the address. Never rejects. */
export async function shareArticle(title: string, url: string): Promise<Shared> {
  try {
    // Not in every browser, despite its type.
    if ('share' in navigator) {
      await navigator.share({ title, url })
      return 'by-dialog'
    }
  } catch (error) {
    // The reader closed the dialog.
    if (error instanceof DOMException && error.name === 'AbortError') return 'by-dialog'
  }
  return copy(url)
}

async function copy(url: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'by-hand'
  }
}
