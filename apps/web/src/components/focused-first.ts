/** Focuses the answer to a plain form. A screen reader would otherwise start again at the top of the page. */
export const focusedFirst = (isFirst: boolean) => (isFirst ? { autoFocus: true } : {})
