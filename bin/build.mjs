import { alone } from './alone.mjs'
import { step, turbo } from './run.mjs'

/** Builds the site, unless it is built. Exits with a sentence on failure. */
export const build = () =>
  alone(() =>
    step('Building the site', [...turbo, 'run', 'build'], {
      failure: 'Building the site failed; the reason stands above.',
    }),
  )
