// @vitest-environment node
import { certificateWords } from '@northword/content/texts/certificate'
import { dashboard } from '@northword/content/orders/dashboard'
import { deliveredTexts } from '@northword/content/texts/delivered-texts'
import { expect, test } from 'vitest'
import { markupOf } from './markup-of.tsx'
import { renderPage } from './server-entry.tsx'
import { queryClient } from './site/api/query-client.ts'
import { adasAccount } from './testing/account-fixtures.ts'
import { answering, held } from './testing/served-account.ts'

const number = 'NW-ORD-20260306-0042'
const bao = { ...adasAccount, id: 'bao-2', name: 'Bao Lee', email: 'bao@noodles.example' }

const rendered = (address: string, answers = held, user = adasAccount) =>
  renderPage(address, { user }, answering(answers))

test.each([
  ['/dashboard', ['Night Trains', '>7<', '>9<', `Welcome, ${adasAccount.name}`]],
  ['/dashboard?tab=orders', ['Secret Launch Page', 'E-Book', '>7<']],
  ['/dashboard?tab=profile', [adasAccount.email, adasAccount.phone]],
  [`/dashboard/orders/${number}`, [number, dashboard.order.cancel.button]],
  [`/dashboard/orders/${number}`, ['Read Version 2', 'Read Version 1']],
  [`/dashboard/orders/${number}`, [dashboard.order.asked(2, 'Blog Post 1')]],
  [
    `/dashboard/orders/${number}?piece=1&version=2`,
    ['Blog Post 1, version 2', 'Brakes squeal.', '612 of 600'],
  ],
  [`/dashboard/orders/${number}?piece=1&version=2&from=1`, ['Smell the pads.', '<del', '<ins']],
  [
    `/dashboard/orders/${number}?piece=1&version=2&certificate`,
    [certificateWords.title, 'ab12ab12', 'March 9, 2026, 05:00:07 UTC', certificateWords.intact],
  ],
  [`/dashboard/orders/${number}?cancel=ask`, [dashboard.order.cancel.confirm]],
])('%s is whole without scripts', async (address, words) => {
  const { markup } = await rendered(address)
  for (const word of words) expect(markup).toContain(word)
  expect(markup).not.toContain(dashboard.loading)
  expect(markup).not.toMatch(/<script|<template|hidden=""/)
})

test.each([
  ['without it', '/dashboard?tab=orders', null],
  [
    'with a row',
    '/dashboard?tab=orders&after=2026-03-06T04:00:00.000Z_01a2024d-580d-7683-8b5a-b22c9e305dfb',
    true,
  ],
  ['with nonsense', '/dashboard?tab=orders&after=nonsense', null],
])('a list begins where the address says: %s', async (_, address, isLater) => {
  const asked: unknown[] = []
  await renderPage(address, { user: adasAccount }, (procedure, input) => {
    if (procedure === 'orders.listSummaries') asked.push(input)
    return answering(held)(procedure)
  })
  const after = isLater && new URLSearchParams(address).get('after')
  expect(asked).toMatchObject([after ? { cursor: after } : {}])
})

test('an order that is not there is told with its status', async () => {
  const { markup, status } = await rendered('/dashboard/orders/NW-ORD-1', {})
  expect(status).toBe(404)
  expect(markup).toContain(dashboard.order.notFound.text)
})

test('a version of a text that is not there is told with its status', async () => {
  const address = `/dashboard/orders/${number}?piece=1&version=9`
  const { markup, status } = await rendered(address, { ...held, 'deliveries.read': null })
  expect(status).toBe(404)
  expect(markup).toContain(deliveredTexts.page.notFound.text)
})

test('a certificate that is not there is told with its status', async () => {
  const address = `/dashboard/orders/${number}?piece=1&version=2&certificate`
  const { markup, status } = await rendered(address, { ...held, 'reviews.findCertificate': null })
  expect(status).toBe(404)
  expect(markup).toContain(certificateWords.notFound.text)
})

test('a part that cannot be loaded is told of in its place, and the rest is shown', async () => {
  const { markup } = await rendered('/dashboard', { ...held, 'projects.listSummaries': null })
  expect(markup).toContain(dashboard.failure.heading)
  expect(markup).toContain('>9<')
})

test.each(['/dashboard', `/dashboard/orders/${number}`])(
  '%s as it is built says what to do where nothing can be put into it',
  async (path) => {
    const markup = await markupOf(path)
    expect(markup).toContain(dashboard.notServed)
    expect(markup).not.toContain(number)
  },
)

test('pages of two clients that are rendered at once have nothing of each other', async () => {
  const baos = { ...held, 'account.find': bao, 'orders.listSummaries': { orders: [], next: null } }
  const pages = await Promise.all(
    [adasAccount, bao, adasAccount, bao].map((user) =>
      rendered('/dashboard?tab=orders', user === bao ? baos : held, user),
    ),
  )
  const seen = pages.map(({ markup, state }) => markup + JSON.stringify(state))
  expect(seen.map((page) => page.includes(adasAccount.name))).toEqual([true, false, true, false])
  expect(seen.map((page) => page.includes('Secret Launch Page'))).toEqual([true, false, true, false])
  expect(seen.map((page) => page.includes(bao.name))).toEqual([false, true, false, true])
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
