import type { Context } from '../../doors/context.ts'

/** Closes the order that is open by link in this browser. The link itself stays good. */
export const closeLink = ({ browser }: Pick<Context, 'browser'>): void => browser.forget('order')
