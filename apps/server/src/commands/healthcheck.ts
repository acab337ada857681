import { commands } from '@northword/content/operate/commands'
import { askServer, ownAddress } from '../checks/ask-server.ts'
import { type Command, CommandError } from './command.ts'

/** For load balancers, which take the process out of service. */
export const healthcheck: Command = {
  name: 'healthcheck',
  args: [],
  summary: commands.healthcheck.summary,
  async run({ env, output }) {
    const url = ownAddress(env)
    const isReady = await askServer(env, '/readyz')
    if (isReady === 'nobody') throw new CommandError(commands.away(url))
    if (isReady === 'no') throw new CommandError(commands.healthcheck.notReady(url))
    output.write(`${commands.healthcheck.ready(url)}\n`)
  },
}

/** For supervisors, which restart the process. Ignores the database. */
export const healthcheckLive: Command = {
  name: 'healthcheck live',
  args: [],
  summary: commands.healthcheckLive.summary,
  async run({ env, output }) {
    const url = ownAddress(env)
    if ((await askServer(env, '/livez')) !== 'yes') throw new CommandError(commands.away(url))
    output.write(`${commands.healthcheckLive.live(url)}\n`)
  },
}
