import type { pino } from 'pino'
import type { Deps } from './doors/context.ts'
import { traceOf } from './errors/log-failure.ts'
import { offerSetUp } from './features/staff/offer-set-up.ts'

/** Where the operator reads: a terminal, or what somebody else collects. */
interface Output {
  isTTY?: boolean
  write: (text: string) => unknown
}

/**
 * While the studio has no owner, shows the operator a new link to the first run: on the terminal or, where others may
 * read the log, in a file of its own. Where that fails, the site runs all the same.
 */
export async function showSetUp(
  { database, links, setupLink }: Pick<Deps, 'database' | 'links' | 'setupLink'>,
  log: Pick<pino.Logger, 'info' | 'error'>,
  output: Output = process.stdout,
): Promise<void> {
  try {
    await setupLink.remove()
    await offerSetUp(database.orm.em.fork(), links, async (url) => {
      if (output.isTTY) output.write(`\nThe studio has no owner yet. Become its owner at ${url}\n\n`)
      else await setupLink.write(url)
      const place = output.isTTY ? 'above' : `in ${setupLink.path}`
      log.info(`The studio has no owner yet. The link to become its owner is ${place}`)
    })
  } catch (error) {
    log.error(traceOf(error), 'The link to become the owner of the studio could not be made.')
  }
}
