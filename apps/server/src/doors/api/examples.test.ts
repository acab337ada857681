import { readItems } from '@northword/seed/read-items'
import { describe, expect, it } from 'vitest'
import { ada, playLists, playOrder, playVisitors } from '../../testing/examples/play-clients.ts'
import {
  playContact,
  playEnds,
  playMails,
  playMoney,
  playMorning,
  playSite,
  playStudio,
  playWebhooks,
} from '../../testing/examples/play-desk.ts'
import { playApproval, playRounds, playWriting } from '../../testing/examples/play-texts.ts'
import { Recorder } from '../../testing/examples/recorder.ts'
import { withoutChance } from '../../testing/examples/without-chance.ts'
import { openTestPglite } from '../../testing/databases/test-database.ts'
import { setUpToken } from '../../testing/test-staff.ts'
import { allRoutes } from '../rest.ts'
import { seedContent } from '../../features/content/releases/seed-content.ts'
import { restRoutes } from '../../features.ts'
import { appRouter } from '../../router.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

describe('The examples of the API', () => {
  const settings = { RATE_LIMIT_FACTOR: '1000', WEBHOOK_NETWORKS: '127.0.0.1/32' }
  const site = useTestApp(openTestPglite, settings, { holdSeconds: 600 })

  it('are what a studio’s day is answered with, call by call', { timeout: 120_000 }, async () => {
    const recorder = new Recorder(site)
    const client = await playVisitors(site, recorder)
    const owner = recorder.newBrowser()
    const person = { ...ada, name: 'Olivia Owner', email: 'olivia@studio.example' }
    const token = await recorder.at(() => setUpToken(site))
    await recorder.at(() => owner.call('staff.setUp', { ...person, token }))
    // Mails wait from here on, so that no answer depends on when one leaves.
    await site.mail.stop()
    const cast = { recorder, client, owner }
    const number = await playOrder(recorder, client, 'PS-025')
    await playMorning(cast)
    await playContact(cast, number)
    await playMoney(cast, number)
    await playWriting(site, cast, number)
    await playRounds(site, cast, number)
    await playApproval(cast, number)
    await playLists(recorder, client, number)
    await playEnds(
      cast,
      await playOrder(recorder, client, 'PS-045'),
      await playOrder(recorder, client, 'PS-085'),
    )
    await playMails(cast, number)
    await playStudio(cast)
    await playWebhooks(cast)
    await recorder.at(() => seedContent(site.database, readItems))
    await playSite(cast)
    const exports = { desk: '/api/desk/orders.csv', money: '/api/desk/money.csv' }
    const range = { from: '2026-11-01', until: '2026-11-30' }
    const csv = (operationId: string, url: string, input = {}) =>
      recorder.send(owner, { operationId, method: 'GET', url, input })
    await csv('desk.exportOrders', exports.desk)
    await csv('payments.exportMoney', exports.money, range)

    const routes = allRoutes(restRoutes, appRouter).filter(({ deprecated }) => !deprecated)
    const operations = routes.map(({ operationId }) => operationId)
    expect(Object.keys(recorder.examples).toSorted()).toEqual(operations.toSorted())
    const shown = withoutChance(JSON.stringify(recorder.examples, null, 2))
    await expect(`${shown}\n`).toMatchFileSnapshot('./examples.json')
  })
})
