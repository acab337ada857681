import { type Cluster, startCluster } from '@northword/rig/cluster'
import { type Forwarder, openForwarder } from '@northword/rig/forwarder'
import { openSite, type Site } from '@northword/rig/site'
import { createOn } from '@northword/rig/site-database'
import { type Standby, startStandby } from '@northword/rig/standby'

/** A primary with its standby, and a site that reaches whichever is meant by one address, as behind a proxy. */
export interface Pair {
  primary: Cluster
  standby: Standby
  /** Leads to the primary at first. */
  address: Forwarder
  site: Site
  /** The name of the site's database. */
  database: string
  close: () => Promise<void>
}

interface Use {
  /** Whether lists are read from the standby. */
  asReplica?: boolean
}

/** Starts both on clusters of their own. */
export async function openPair(
  settings: Record<string, string>,
  { asReplica = false }: Use = {},
): Promise<Pair> {
  const opened: (() => Promise<void>)[] = []
  const close = async () => {
    for (const end of opened.toReversed()) await end()
  }
  try {
    const primary = await startCluster()
    opened.push(primary.stop)
    const standby = await startStandby(primary)
    opened.push(standby.stop)
    const address = await openForwarder(Number(new URL(primary.url).port))
    opened.push(address.close)
    const server = Object.assign(new URL(primary.url), { port: String(address.port) }).href
    const database = await createOn(server)
    // The clusters go as a whole, and nothing may be left to wait for.
    const { pathname } = new URL(database.settings['DATABASE_URL'] ?? '')
    const replica = Object.assign(new URL(standby.url), { pathname }).href
    const site = await openSite(
      { ...database, drop: async () => {} },
      { ...settings, ...(asReplica && { DATABASE_REPLICA_URL: replica }) },
    )
    opened.push(site.close)
    return { primary, standby, address, site, database: pathname.slice(1), close }
  } catch (error) {
    await close()
    throw error
  }
}
