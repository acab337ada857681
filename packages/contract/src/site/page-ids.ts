/** Ids that the server adds when it sends a page. */
export const idsToCome = ['page-state', 'not-open'] as const

/** Ids of every page around what the studio says, which no anchor of its texts can be. */
export const pageIds = ['main', 'root', 'matter', ...idsToCome] as const
