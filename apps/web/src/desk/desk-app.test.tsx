import { deskCase } from '@northword/content/desk/desk-case'
import { deskConversation } from '@northword/content/desk/desk-conversation'
import { firstOf } from '@northword/rig/first-of'
import { act, screen } from '@testing-library/react'
import { createRoutesFromElements, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { returns } from '../testing/fake-api.ts'
import { aCase, fakeDesk, noMoney, olive } from '../testing/fake-desk.ts'
import { freshPage } from '../testing/fresh-page.ts'
import { openDesk } from '../testing/open-desk.tsx'
import { deskRoutes } from './desk-app.tsx'

freshPage()

const pathsOf = (routes: RouteObject[], above = ''): string[] =>
  routes.flatMap(({ path, children }) => {
    const here = path ? `${above}/${path}` : above
    return children ? pathsOf(children, here) : here
  })

/** Each parameter of each path. The steps of the set-up share the picture of the home page. */
const parameters = pathsOf(createRoutesFromElements(deskRoutes))
  .filter((path) => !path.startsWith('/site/set-up'))
  .flatMap((path) => [...path.matchAll(/:\w+/g)].map(([parameter]) => [path, parameter] as const))

const goTo = (path: string) =>
  act(async () => {
    window.history.pushState(null, '', `/desk${path}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
const wayBack = () => screen.findByRole('link', { name: /^‹/ })

test('orders, their texts, messages, endpoints, releases and items have addresses of their own', () => {
  expect(parameters).toHaveLength(14)
})

firstOf(parameters, 2)('the page at %s begins anew for another %s', async (path, parameter) => {
  fakeDesk(olive)
  const first = path.replaceAll(/:\w+/g, '1')
  await openDesk(`/desk${first}`)
  const before = await wayBack()
  await goTo(first)
  expect(await wayBack()).toBe(before)
  await goTo(path.replace(parameter, '2').replaceAll(/:\w+/g, '1'))
  expect(await wayBack()).not.toBe(before)
})

test('a message to one client, and a link to their order, do not stand on the page of another order', async () => {
  const { number } = aCase.order
  const other = 'NW-ORD-20260302-0002'
  const of = (one: string) => `desk.findCase?input=${encodeURIComponent(JSON.stringify({ number: one }))}`
  fakeDesk(olive, {
    'payments.find': noMoney,
    [of(number)]: returns(aCase),
    [of(other)]: returns({ ...aCase, order: { ...aCase.order, number: other } }),
    'desk.conversation': returns({ next: null, messages: [], earlier: 0, answerBy: null, mayWrite: true }),
    'orderLinks.copy': returns({ link: `https://studio.example/o#${other}` }),
  })
  const { user } = await openDesk(`/desk/orders/${number}`)
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: deskConversation.form.label })
  await field()
  await goTo(`/orders/${other}`)
  await user.type(await field(), 'For you')
  await user.click(screen.getByRole('button', { name: deskCase.links.make }))
  await screen.findByLabelText(deskCase.links.made)
  await goTo(`/orders/${number}`)
  expect((await field()).value).toBe('')
  expect(screen.queryByLabelText(deskCase.links.made)).toBeNull()
})
