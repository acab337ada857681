import { openReceiver } from '@northword/rig/receiver'
import { expect, it, onTestFinished } from 'vitest'
import { createReach } from '../../outbound/reach.ts'
import { onPostgres } from '../../testing/databases/test-database.ts'
import { untilHeldUp } from '../../testing/databases/test-locks.ts'
import { guestOrder } from '../../testing/test-accounts.ts'
import { useOwner } from '../../testing/test-staff.ts'
import { endpointOf } from '../../testing/test-webhooks.ts'
import { useTestApp } from '../../testing/use-test-app.ts'
import { deliverWebhook } from './deliver-webhook.ts'

const publicUrl = 'https://words.example'
const networks = ['127.0.0.1/32']

onPostgres('An endpoint', (open) => {
  const site = useTestApp(open, { WEBHOOK_NETWORKS: networks.join() })
  const owner = useOwner(site)

  it('can be removed while a delivery to it ends: neither waits for what the other has', async () => {
    const receiver = await openReceiver()
    onTestFinished(() => receiver.close())
    const { id } = await endpointOf(owner, { url: receiver.url })
    await guestOrder(site)
    const [delivery] = await site.rows(`select id from webhook_deliveries where endpoint_id = '${id}'`)
    const way = { reach: createReach(publicUrl, networks), publicUrl, timeoutMs: 5_000 }
    const em = () => site.database.orm.em.fork()
    const { delivering } = await em().transactional(async (removing) => {
      await removing.execute('select 1 from webhook_endpoints where id = ? for update', [id])
      const ending = deliverWebhook(em(), way, String(delivery?.['id']))
      await untilHeldUp(removing)
      await removing.execute('delete from webhook_endpoints where id = ?', [id])
      return { delivering: ending }
    })
    await expect(delivering).resolves.toBeUndefined()
    expect(await site.rows(`select 1 from webhook_deliveries where endpoint_id = '${id}'`)).toEqual([])
  })

  it('that is removed while a test of it begins is not found', async () => {
    const { id } = await endpointOf(owner)
    const { testing } = await site.database.orm.em.fork().transactional(async (removing) => {
      await removing.execute('delete from webhook_endpoints where id = ?', [id])
      const beginning = owner.browser.call('webhooks.sendTest', { id })
      await untilHeldUp(removing)
      return { testing: beginning }
    })
    expect(await testing).toMatchObject({ status: 404 })
  })
})
