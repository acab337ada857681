/**
 * The attributes of what a page without scripts begins with, if it does: an answer to what was pressed before. Whoever
 * hears the page would otherwise begin at its top again.
 */
export const focusedFirst = (isFirst: boolean) => (isFirst ? { autoFocus: true } : {})
