import { type Cluster, startCluster } from '@northword/rig/cluster'
import { type Forwarder, openForwarder } from '@northword/rig/forwarder'
import { openSite, type Site } from '@northword/rig/site'
import { createOn } from '@northword/rig/site-database'
import { type Standby, startStandby } from '@northword/rig/standby'

/** A primary with its standby, and a site that reaches either by one address, as behind a proxy. */
export interface Pair {
  primary: Cluster
  standby: Standby
  /** Leads to the primary at first. */
  address: Forwarder
  site: Site
  /** Name of the site's database. */
  database: string
  close: () => Promise<void>
}

interface Use {
  /** Lists are read from the standby. */
  asReplica?: boolean
}

/** Each on its own cluster. */
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
    // The clusters are deleted as a whole, and a drop could wait for ever.
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
