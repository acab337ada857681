import type { Context } from '../../doors/context.ts'

/** Removes the opened link from this browser. The link itself stays valid. */
export const closeLink = ({ browser }: Pick<Context, 'browser'>): void => browser.forget('order')
