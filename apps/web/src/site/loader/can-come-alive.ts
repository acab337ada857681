/**
 * Feature test for the page's scripts, run once before them. The newest two features came with our oldest browsers:
 * `lch` in Chrome 111, lookbehind and class static blocks in Safari 16.4.
 */
export function canComeAlive(): boolean {
  try {
    return (
      'timeout' in AbortSignal &&
      'at' in [] &&
      CSS.supports('color:lch(0 0 0)') &&
      RegExp('(?<=a)b').test('ab')
    )
  } catch {
    return false
  }
}
