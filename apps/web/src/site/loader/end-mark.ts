/**
 * Last characters of every built script and style. Some browsers (Firefox 153) deliver a truncated file as complete.
 */
export const endMark = '/**/'
