/** Procedures that render the whole site before they answer. */
export const renderingCalls: readonly string[] = ['site.open', 'site.publish', 'site.schedule', 'site.undo']

/** Time in which a busy machine has rendered every page and card, in milliseconds. Proxies wait a little longer. */
export const renderedWithinMs = 120_000
