/**
 * Whether this browser has what the scripts of a page are written for; decided once, before any of them comes. Each feature is
 * here for a browser that lacked it last: lookbehind came to Safari with static blocks of classes, in 16.4, and `color-mix` to
 * Chrome in 111.
 */
export function canComeAlive(): boolean {
  try {
    return (
      new RegExp('(?<=a)b').test('ab') &&
      'timeout' in AbortSignal &&
      'at' in Array.prototype &&
      CSS.supports('color:color-mix(in srgb,red,red)')
    )
  } catch {
    return false
  }
}
