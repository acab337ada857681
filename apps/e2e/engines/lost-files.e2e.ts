import { engineNames } from '@northword/rig/engines'
import { describe, expect, it } from 'vitest'
import { faultKinds } from '../testing/network/broken-network.ts'
import { env } from '../testing/env.ts'
import { useEngine } from '../testing/engines/engine-story.ts'
import { assetsInPage, loseEach, type Reading } from '../testing/network/lost-files.ts'
import { sentForms } from '../testing/network/sent-forms.ts'

/** Each engine loses a file in another way; together with npm's browser, which loses it in all. */
const turn = engineNames.findIndex((name) => name === env.engine)
const faultsOf = (at: number) => faultKinds.filter((_, kind) => kind === (at + 2 * turn) % faultKinds.length)

describe('A form', () => {
  const { site, network, visit } = useEngine()

  async function reading(): Promise<Reading> {
    const tab = await visit({ expects: /./ })
    const files = async () => String(await tab.window.run(`(${String(assetsInPage)})().join(' ')`)).split(' ')
    return { hands: tab, files, leave: () => tab.leave().then(() => {}) }
  }

  it('is received once whichever file is lost', { timeout: 900_000 }, async () => {
    const studio = { site: site(), network: network(), visit: reading }
    expect((await loseEach(studio, sentForms, faultsOf)).failed).toEqual([])
  })
})
