import type { Deps } from '../../../doors/context.ts'
import { endOffer, offerSetUp } from './offer-set-up.ts'
import { lines } from '../../../logs/log-lines.ts'
import type { Log } from '../../../logs/log.ts'
import { repeat } from '../../../chores/repeat.ts'

interface Output {
  isTTY?: boolean
  write: (text: string) => unknown
}

/**
 * Shows a set-up link while there is no owner, on a terminal or in a file, as others read the log. The link
 * in the file stays while it is good.
 * @returns a function that stops trying
 */
export function showSetUp(
  { database, links, setUpLink }: Pick<Deps, 'database' | 'links' | 'setUpLink'>,
  log: Log,
  output: Output = process.stdout,
  everyMs = 10_000,
): () => Promise<void> {
  const show = async (url: string) => {
    if (output.isTTY) output.write(`\nThe studio has no owner yet. Become its owner at ${url}\n\n`)
    else await setUpLink.write(url)
    const place = output.isTTY ? 'above' : `in ${setUpLink.path}`
    log.write(lines.ownerMissing(place))
  }
  const offer = async () => {
    const shown = output.isTTY ? '' : await setUpLink.read()
    const em = database.orm.em.fork()
    const url = await offerSetUp(em, links, shown)
    if (url === null) await setUpLink.remove()
    else
      await show(url).catch(async (failure: unknown) => {
        if (url !== shown) await endOffer(em, url)
        throw failure
      })
    return 'done' as const
  }
  return repeat({
    do: offer,
    everyMs,
    failure: lines.setUpFailed,
    log,
  })
}
