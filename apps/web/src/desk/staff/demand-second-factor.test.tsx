import { deskAccount } from '@northword/content/desk/desk-account'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { firstOf } from '@northword/rig/first-of'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { fails, fakeDesk, olive, will } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

const words = deskStaff.demand
const listing = (secondFactorDemanded: boolean) => returns({ members: [will], secondFactorDemanded })
const demand = () => screen.findByRole('switch', { name: new RegExp(`^${words.label}`) })

firstOf([
  { demanded: true, sentence: words.on },
  { demanded: false, sentence: words.off },
])('a second factor is demanded of everybody: $demanded', async ({ demanded, sentence }) => {
  const server = fakeDesk(olive, { list: listing(!demanded), demandSecondFactor: returns() })
  const { user } = await openDesk('/desk/staff')
  expect(await demand()).toHaveProperty('checked', !demanded)
  server.answer('list', listing(demanded))
  await user.click(await demand())
  expect(await screen.findByText(sentence)).toBeTruthy()
  await waitFor(async () => expect(await demand()).toHaveProperty('checked', demanded))
  expect(server.inputsOf('demandSecondFactor')).toEqual([{ demanded }])
})

test(
  'where it was not saved, the switch stands as before and the reason beside it',
  { tags: ['thorough'] },
  async () => {
    fakeDesk(olive, { list: listing(false), demandSecondFactor: fails(403, 'You may not do this.') })
    const { user } = await openDesk('/desk/staff')
    await user.click(await demand())
    expect(await screen.findByText('You may not do this.')).toBeTruthy()
    expect(await demand()).toHaveProperty('checked', false)
  },
)

firstOf([
  { who: 'the owner who demands it', answer: returns() },
  { who: 'somebody of whom another owner has demanded it', answer: fails(403, 'Set it up first.') },
])('$who is led to set it up', async ({ answer }) => {
  const server = fakeDesk(olive, { list: listing(false), demandSecondFactor: answer })
  const { user } = await openDesk('/desk/staff')
  await demand()
  server.answer('me', returns({ member: olive, isFresh: true, owesSecondFactor: true }))
  server.answer('list', fails(403, 'Set it up first.'))
  await user.click(await demand())
  expect(await screen.findByText(deskAccount.secondFactor.owed)).toBeTruthy()
  expect(window.location.pathname).toBe('/desk/account')
})
