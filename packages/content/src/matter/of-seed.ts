/** A studio's matter. In a browser, and where a release is rendered, this file gives way to another. */
export { seed as site } from '@northword/seed/seed'

/** Of tests and development, which have one. */
export const release = 'seed'
