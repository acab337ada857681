/**
 * Whether this browser has what the scripts of a page are written for; decided once, before any of them comes. The last two came
 * with the oldest browsers of ours: `lch` to Chrome in 111, lookbehind to Safari in 16.4, with static blocks of classes.
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
