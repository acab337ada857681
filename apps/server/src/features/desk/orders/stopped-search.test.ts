import { expect, inject, it } from 'vitest'
import { openPostgres } from '../../../db/orm.ts'
import { entities } from '../../../features.ts'
import { openTestApp } from '../../../testing/test-app.ts'
import { openTestPostgres } from '../../../testing/databases/test-database.ts'
import { owned } from '../../../testing/test-staff.ts'

const server = inject('testDatabaseUrl')

it.skipIf(!server)(
  'A search that Postgres stops for its time says so at the desk, and what to do; the next one finds',
  async () => {
    const direct = await openTestPostgres(server)
    const limited = await openPostgres(entities, direct.url, {
      limits: { statementMs: 1_000, silenceMs: 15_000 },
    })
    const close = () => limited.close().then(direct.drop)
    const site = await openTestApp(async () => ({ ...direct, database: limited, drop: close }))
    const { browser } = await owned(site)
    const search = () => browser.ask('desk.findOrders', { q: 'paper' })

    // A table lock keeps the search waiting, like a search without end.
    const holder = direct.database.orm.em.fork()
    await holder.begin()
    await holder.execute('lock table orders in access exclusive mode')
    const [stopped, other] = await Promise.all([search(), browser.ask('desk.queue', {})])
    expect(stopped).toMatchObject({
      status: 503,
      message:
        'The search took too long, so our server stopped it. Write a longer or rarer word, or choose a state.',
    })
    expect(other).toMatchObject({
      status: 503,
      message: 'This took too long, so our server stopped it. Please try again in a moment.',
    })
    await holder.commit()
    expect((await search()).status).toBe(200)
    await site.close()
  },
)
