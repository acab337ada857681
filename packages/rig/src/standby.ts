import { execFile } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Cluster, type MakeData, startClusterOn } from './cluster.ts'
import { type Forwarder, openForwarder } from './forwarder.ts'
import { queryAt } from './postgres-database.ts'
import { until } from './until.ts'

/** A cluster that follows another by streaming replication and is readable meanwhile. */
export interface Standby extends Cluster {
  /** Its replication connection. */
  line: Pick<Forwarder, 'hold' | 'release'>
  /** Promotes it, and resolves once it accepts writes. */
  promote: () => Promise<void>
}

/** The standby's `application_name`. */
const name = 'northword_standby'

/** Starts a standby as an operator does: by a base backup. It follows asynchronously until {@link waitForStandby}. */
export async function startStandby(primary: Cluster): Promise<Standby> {
  const line = await openForwarder(Number(new URL(primary.url).port))
  const close = () => line.close()
  try {
    const cluster = await startClusterOn(copyOver(line.port))
    await until('the standby follows', () => stateOf(primary))
    const promote = async () => void (await queryAt(cluster.url, 'select pg_promote(true, 60)'))
    const stop = async () => {
      await cluster.stop()
      await close()
    }
    return { ...cluster, line, promote, stop }
  } catch (error) {
    await close()
    throw error
  }
}

/** Makes commits wait for the standby (`synchronous_standby_names`). */
export async function waitForStandby(primary: Cluster) {
  await nameStandbys(primary, name)
  await until('commits wait for the standby', async () => (await stateOf(primary)) === 'sync' || undefined)
}

/** Commits no longer wait, as after the loss of a standby. */
export const waitForNobody = (primary: Cluster) => nameStandbys(primary, '')

async function nameStandbys(primary: Cluster, names: string) {
  await queryAt(primary.url, `alter system set synchronous_standby_names = '${names}'`)
  await queryAt(primary.url, 'select pg_reload_conf()')
}

/** `sync` or `async`; undefined if not connected. */
async function stateOf(primary: Cluster): Promise<string | undefined> {
  const [row] = await queryAt<{ sync_state: string }>(
    primary.url,
    `select sync_state from pg_stat_replication where application_name = '${name}' and state = 'streaming'`,
  )
  return row?.sync_state
}

const copyOver =
  (port: number): MakeData =>
  async ({ binaries, folder, owner, password }) => {
    const primary = `host=127.0.0.1 port=${port} user=northword application_name=${name}`
    const args = [`--pgdata=${join(folder, 'data')}`, `--dbname=${primary}`, '--write-recovery-conf']
    const how = ['--checkpoint=fast', '--wal-method=stream', '--no-sync']
    const options = { ...owner, cwd: folder, env: { PGPASSWORD: password } }
    // The PATH may contain links to some of the programs only.
    const programs = dirname(await realpath(join(binaries, 'postgres')))
    await promisify(execFile)(join(programs, 'pg_basebackup'), [...args, ...how], options)
  }
