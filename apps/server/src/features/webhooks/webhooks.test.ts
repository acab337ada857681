import type { WebhookView } from '@northword/contract/desk/webhooks'
import { beforeEach, expect, it } from 'vitest'
import { eachDatabase } from '../../testing/databases/test-database.ts'
import { tablesHolding } from '../../testing/test-secrets.ts'
import { letProofsAge, useOwner } from '../../testing/test-staff.ts'
import { deliveriesOf, endpointOf } from '../../testing/test-webhooks.ts'
import { useTestApp } from '../../testing/use-test-app.ts'

const url = 'https://93.184.215.14/orders'

eachDatabase('An endpoint of webhooks', (open) => {
  const site = useTestApp(open, { LOG_LEVEL: 'debug', RATE_LIMIT_FACTOR: '10' })
  const owner = useOwner(site)
  beforeEach(() => site.rows('delete from webhook_endpoints'))

  const list = async () => (await owner.browser.ask('webhooks.list')).body['webhooks'] as WebhookView[]
  const call = (path: string, input: object) => owner.browser.call(`webhooks.${path}`, input)

  it('is added by an owner, with a secret that is shown once', async () => {
    const { id, secret } = await endpointOf(owner, {
      url,
      description: ' To the books ',
      events: ['order.paid'],
    })
    expect(secret).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/)
    expect(await list()).toMatchObject([
      {
        id,
        url,
        description: 'To the books',
        events: ['order.paid'],
        state: 'on',
        createdBy: 'Olivia Owner',
      },
    ])
    await endpointOf(owner)
    expect(JSON.stringify(await list())).not.toContain(secret)
    expect(await tablesHolding(site, secret)).toEqual(['public.webhook_endpoints'])
    expect(site.logged.join()).not.toContain(secret)
  })

  it('is changed by who has just proven who they are', async () => {
    const { id } = await endpointOf(owner)
    await letProofsAge(site)
    expect((await call('add', { url, events: ['order.paid'] })).status).toBe(428)
    expect((await call('rotateSecret', { id })).status).toBe(428)
    expect((await call('switch', { id, isOn: false })).status).toBe(428)
    expect((await call('remove', { id })).status).toBe(428)
    expect((await call('sendTest', { id })).status).toBe(200)
    await owner.browser.call('staff.proveAgain', { password: owner.person.password })
    expect(await list()).toMatchObject([{ id, state: 'on' }])
  })

  it.each([
    [{ url: ' ' }, 'url', 'Say where events are to be sent.'],
    [
      { url: 'hooks.example/orders' },
      'url',
      'Enter the whole address, like https://hooks.example.com/orders.',
    ],
    [
      { url: 'ftp://hooks.example/' },
      'url',
      'Enter the whole address, like https://hooks.example.com/orders.',
    ],
    [
      { url: 'https://user:secret@93.184.215.14/' },
      'url',
      'Leave user and password out of the address: receivers check signatures.',
    ],
    [{ events: [] }, 'events', 'Choose at least one event.'],
    [{ events: ['webhook.test'] }, 'events.0', 'Choose events from the list.'],
    [{ description: 'x'.repeat(101) }, 'description', 'Description must be at most 100 characters'],
  ])('is not added with %j', async (changes, path, message) => {
    expect((await call('add', { url, events: ['order.paid'], ...changes })).issues).toEqual([
      { path, message },
    ])
  })

  it.each([
    'http://93.184.215.14/',
    'https://127.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x7f.1/',
    'https://localhost/',
    'https://localhost:3000/',
  ])('is not added at %s', async (refused) => {
    const { status, issues } = await call('add', { url: refused, events: ['order.paid'] })
    expect([status, issues]).toEqual([
      400,
      [{ path: 'url', message: expect.stringContaining('Events go to public addresses') }],
    ])
    expect(await list()).toEqual([])
  })

  it('is one of twenty at most', async () => {
    for (let added = 0; added < 20; added += 1) await endpointOf(owner)
    expect((await call('add', { url, events: ['order.paid'] })).status).toBe(409)
  })

  it('has two secrets for a day once the first is changed, and never three', async () => {
    const { id, secret } = await endpointOf(owner)
    const second = await call('rotateSecret', { id })
    expect(second.body['secret']).not.toBe(secret)
    const { secondSecretUntil } = second.body['webhook'] as WebhookView
    expect(Date.parse(String(secondSecretUntil))).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    const third = await call('rotateSecret', { id })
    const secrets = () => site.rows('select secret, earlier_secret from webhook_endpoints')
    expect(third.body['webhook']).toMatchObject({ secondSecretUntil })
    expect(await secrets()).toEqual([{ secret: third.body['secret'], earlier_secret: secret }])
    await site.rows(`update webhook_endpoints set earlier_until = now() - interval '1 second'`)
    expect(await list()).toMatchObject([{ secondSecretUntil: null }])
    const fourth = await call('rotateSecret', { id })
    expect(await secrets()).toEqual([{ secret: fourth.body['secret'], earlier_secret: third.body['secret'] }])
  })

  it('is switched off and on, and deleted with all that was sent to it', async () => {
    const { id } = await endpointOf(owner)
    expect((await call('switch', { id, isOn: false })).body).toMatchObject({ state: 'off' })
    expect((await call('sendTest', { id })).message).toBe('This endpoint is off. Switch it on first.')
    expect((await call('switch', { id, isOn: true })).body).toMatchObject({ state: 'on' })
    await call('sendTest', { id })
    expect(await deliveriesOf(owner, id)).toMatchObject([{ event: 'webhook.test', number: null, tries: 0 }])
    expect((await owner.browser.rest('DELETE', `/api/desk/webhooks/${id}`)).status).toBe(204)
    expect(await list()).toEqual([])
    expect(await site.rows('select id from webhook_deliveries')).toEqual([])
  })

  it('is unknown once it is gone', async () => {
    const { id } = await endpointOf(owner)
    await call('remove', { id })
    const deliveryId = id
    const since = '2026-11-20'
    for (const path of ['rotateSecret', 'switch', 'remove', 'sendTest', 'replay', 'replayFailed'])
      expect([path, (await call(path, { id, deliveryId, since, isOn: true })).status]).toEqual([path, 404])
    expect((await owner.browser.ask('webhooks.deliveries', { id })).status).toBe(404)
  })
})
