import { seed } from '@northword/seed/seed'

/** A studio's matter. In a browser, and where a release is rendered, this file gives way to another. */
export const site = { ...seed, release: 'seed' }
