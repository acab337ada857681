import { duringTests } from '@northword/rig/during-tests'
import { seed } from '@northword/seed/seed'
import { firstOf } from '@northword/rig/first-of'
import { catchMail } from '@northword/rig/mail-catcher'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresFirst, useTestDatabase } from '../../../testing/databases/test-database.ts'
import { mailThatIs, noraAtBakery, outbox, queueOn, quick } from '../../../testing/test-mails.ts'
import { cancelMail, heldMails } from '../cancel-mail.ts'
import { deliverMail } from './deliver-mail.ts'
import { createTransport, fixedTransport } from './transport.ts'

const ann = '00000000-0000-4000-8000-00000000000a'
const held = { ...quick, holdSeconds: 1, afterHoldSeconds: 1 }

postgresFirst('A mail of the desk', (open) => {
  const test = useTestDatabase(open)
  const catcher = duringTests(catchMail)
  let queues: ReturnType<typeof queueOn>['queue'][]
  const em = () => test.database.orm.em.fork()
  const add = (address: string, process = 0) =>
    em().transactional(async (tx) => {
      const mail = { ...noraAtBakery, to: { name: '', address } }
      const [queued] = (await queues[process]?.heldFor(ann).add(tx, [mail])) ?? []
      return queued?.id ?? ''
    })
  beforeAll(async () => {
    // PGlite serves one process.
    const count = test.url === '' ? 1 : 2
    queues = Array.from({ length: count }, () => queueOn(test, catcher.url, held).queue)
    for (const queue of queues) await queue.start()
  })
  afterAll(async () => {
    for (const queue of queues) await queue.stop()
  })

  it('waits while it may be cancelled by any process, once, and then goes out once or to nobody', async () => {
    const id = await add('waits@bakery.example')
    const cancelled = await add('cancelled@bakery.example')
    expect(catcher.tries).toEqual([])
    expect((await heldMails(em(), ann)).map((mail) => mail.id).toSorted()).toEqual([id, cancelled].toSorted())
    const both = await Promise.all([cancelMail(em(), cancelled), cancelMail(em(), cancelled)])
    expect(both.toSorted()).toEqual([false, true])
    const marker = await add('marker@bakery.example', queues.length - 1)
    expect(marker).not.toBe(cancelled)
    const mail = await mailThatIs(test, 'waits@bakery.example', 'sent')
    expect(mail.sentAt?.getTime()).toBeGreaterThan(mail.heldUntil?.getTime() ?? Infinity)
    expect(await catcher.caught('waits@bakery.example')).toHaveLength(1)
    expect(mail.answer).toMatch(/^250 /)
    await mailThatIs(test, 'marker@bakery.example', 'sent')
    expect(catcher.tries.map(({ envelope }) => envelope.to[0])).not.toContain('cancelled@bakery.example')
    expect(await outbox(test, 'cancelled@bakery.example')).toMatchObject([
      { status: 'cancelled', attempts: 0 },
    ])
  })

  it('cannot be cancelled any more once the time is over, nor when it was never held', async () => {
    const id = await add('late@bakery.example')
    await em().execute(`update mails set held_until = now() - interval '1 millisecond' where id = ?`, [id])
    expect(await cancelMail(em(), id)).toBe(false)
    await em().transactional((tx) =>
      queues[0]?.add(tx, [{ ...noraAtBakery, to: { name: '', address: 'own@bakery.example' } }]),
    )
    const [own] = await outbox(test, 'own@bakery.example')
    expect(await cancelMail(em(), own?.id ?? '')).toBe(false)
  })

  describe('that is cancelled in the moment in which a worker begins', () => {
    firstOf([4, 12])('is either cancelled or sent, and never both, in %i tries', async (rounds) => {
      const transport = createTransport(catcher.url)
      const transports = fixedTransport(transport)
      const way = { transports, publicUrl: 'http://localhost:3000', purposes: {}, siteNow: () => seed }
      const ends: string[] = []
      for (let round = 0; round < rounds; round += 1) {
        const address = `race-${round}-of-${rounds}@bakery.example`
        const id = await add(address)
        const [, isCancelled] = await Promise.all([
          deliverMail(em(), way, id, { isLast: false }),
          cancelMail(em(), id),
        ])
        const [mail] = await outbox(test, address)
        const caught = catcher.tries.filter(({ envelope }) => envelope.to[0] === address).length
        expect([isCancelled, mail?.status, caught]).toEqual(
          isCancelled ? [true, 'cancelled', 0] : [false, 'sent', 1],
        )
        ends.push(String(mail?.status))
      }
      transport.close()
      expect(ends).toHaveLength(rounds)
    })
  })

  it('belongs to whoever caused it', async () => {
    await add('hers@bakery.example')
    expect(await heldMails(em(), '00000000-0000-4000-8000-00000000000b')).toEqual([])
  })
})
