/** How sharing ended: the device's dialog took over, the address was copied, or the reader has to copy it. */
export type Shared = 'by-dialog' | 'copied' | 'by-hand'

/** Opens the device's own dialog, or copies the address where there is none. Never rejects. */
export async function shareArticle(title: string, url: string): Promise<Shared> {
  try {
    // Not every browser has it, whatever its type says.
    if ('share' in navigator) {
      await navigator.share({ title, url })
      return 'by-dialog'
    }
  } catch (error) {
    // Who closes the dialog has decided against sharing.
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
