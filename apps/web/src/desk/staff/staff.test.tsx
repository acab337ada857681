import { desk } from '@northword/content/desk/desk-frame'
import { deskStaff } from '@northword/content/desk/desk-staff'
import { firstOf } from '@northword/rig/first-of'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { returns } from '../../testing/fake-api.ts'
import { edith, fails, fakeDesk, olive, will } from '../../testing/fake-desk.ts'
import { freshPage } from '../../testing/fresh-page.ts'
import { openDesk } from '../../testing/open-desk.tsx'

freshPage()

const { publishing } = deskStaff
const listing = returns({
  members: [{ ...olive, state: 'active', createdAt: will.createdAt }, will],
  secondFactorDemanded: false,
})
const button = (name: string) => screen.findByRole('button', { name })

test('an invitation gives a link to pass on, and says whether it was mailed', async () => {
  const link = 'https://words.example/desk/join?token=x'
  const server = fakeDesk(olive, { list: listing, invite: returns({ member: will, link, isMailed: false }) })
  const { user } = await openDesk('/desk/staff')
  await user.click(await button(deskStaff.invite.button))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: deskStaff.invite.fields.name }), will.name)
  await user.type(dialog.getByRole('textbox', { name: deskStaff.invite.fields.email }), will.email)
  await user.click(dialog.getByRole('radio', { name: desk.roles.writer }))
  const mayPublish = dialog.getByRole('switch', { name: new RegExp(`^${publishing.label}`) })
  expect(mayPublish).toHaveProperty('checked', false)
  await user.click(mayPublish)
  await user.click(dialog.getByRole('button', { name: deskStaff.invite.send }))
  await waitFor(() => expect(screen.getByDisplayValue(link)).toBeTruthy())
  expect(screen.getByText(deskStaff.invite.notMailed)).toBeTruthy()
  const invited = { name: will.name, email: will.email, role: 'writer', mayPublish: true }
  expect(server.inputsOf('invite')).toEqual([invited])
})

firstOf([
  { isInvitationEnded: true, more: ` ${deskStaff.changeRole.invitationEnded}` },
  { isInvitationEnded: false, more: '' },
])('a changed role says whether an invitation has ended with it: $isInvitationEnded', async (answer) => {
  const { isInvitationEnded, more } = answer
  const changed = returns({ member: { ...will, role: 'agent' }, isInvitationEnded })
  const server = fakeDesk(olive, { list: listing, changeRole: changed })
  const { user } = await openDesk('/desk/staff')
  await user.click(await button(deskStaff.actions.menu(will.name)))
  await user.click(await screen.findByRole('menuitem', { name: deskStaff.actions.role }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('radio', { name: desk.roles.agent }))
  await user.click(dialog.getByRole('button', { name: deskStaff.changeRole.button }))
  const done = deskStaff.changeRole.done(will.name, desk.roles.agent)
  expect(await screen.findByText(`${done}${more}`)).toBeTruthy()
  expect(server.inputsOf('changeRole')).toEqual([{ id: will.id, role: 'agent' }])
})

test('a step that needs a fresh proof asks for it, and then goes on', async () => {
  const server = fakeDesk(olive, {
    list: listing,
    end: fails(428, 'Please enter your password or a code once more.'),
    proveAgain: () => {
      server.answer('end', returns())
      return Response.json({ result: {} })
    },
  })
  const { user } = await openDesk('/desk/staff')
  await user.click(await button(deskStaff.actions.menu(will.name)))
  await user.click(await screen.findByRole('menuitem', { name: deskStaff.actions.end }))
  await user.click(await button(deskStaff.end.button))
  await user.type(
    await screen.findByLabelText(desk.proof.password, { selector: 'input' }),
    'seven quiet herons',
  )
  await user.click(await button(desk.proof.button))
  const done = await screen.findByText(deskStaff.end.done(will.name))
  await waitFor(() => expect(document.activeElement).toBe(done))
  expect(server.inputsOf('proveAgain')).toEqual([{ password: 'seven quiet herons', code: '' }])
  expect(server.inputsOf('end')).toEqual([{ id: will.id }, { id: will.id }])
})

test('going back while a proof is asked for ends the act that asked', async () => {
  const server = fakeDesk(olive, { list: listing, end: fails(428, 'Please enter your password.') })
  const { user } = await openDesk('/desk/staff')
  await user.click(await button(deskStaff.actions.menu(will.name)))
  await user.click(await screen.findByRole('menuitem', { name: deskStaff.actions.end }))
  await user.click(await button(deskStaff.end.button))
  await screen.findByRole('dialog', { name: desk.proof.title })
  act(() => {
    window.history.pushState(null, '', '/desk')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: desk.proof.title })).toBeNull())
  expect(server.inputsOf('end')).toHaveLength(1)
})

test('without the proof nothing is done, and the question says why', async () => {
  const needed = 'Please enter your password or a code once more.'
  fakeDesk(olive, { list: listing, end: fails(428, needed) })
  const { user } = await openDesk('/desk/staff')
  await user.click(await button(deskStaff.actions.menu(will.name)))
  await user.click(await screen.findByRole('menuitem', { name: deskStaff.actions.end }))
  await user.click(await button(deskStaff.end.button))
  const proof = within(await screen.findByRole('dialog', { name: desk.proof.title }))
  await user.click(proof.getByRole('button', { name: desk.cancel }))
  expect(await screen.findByText(needed)).toBeTruthy()
})

const listed = (...members: object[]) => returns({ members, secondFactorDemanded: false })
const switchOf = ({ name }: { name: string }) =>
  screen.findByRole('switch', { name: publishing.labelOf(name) })

firstOf([
  { mayPublish: true, member: will, sentence: publishing.given(will.name) },
  { mayPublish: false, member: edith, sentence: publishing.taken(edith.name) },
])('the right to publish is given and taken away by a switch: $mayPublish', async (one) => {
  const { mayPublish, member, sentence } = one
  const changed = { ...member, mayPublish }
  const server = fakeDesk(olive, { list: listed(member), letPublish: returns({ member: changed }) })
  const { user } = await openDesk('/desk/staff')
  expect(await switchOf(member)).toHaveProperty('checked', !mayPublish)
  server.answer('list', listed(changed))
  await user.click(await switchOf(member))
  const done = await screen.findByText(sentence)
  await waitFor(() => expect(document.activeElement).toBe(done))
  await waitFor(async () => expect(await switchOf(member)).toHaveProperty('checked', mayPublish))
  expect(server.inputsOf('letPublish')).toEqual([{ id: member.id, mayPublish }])
})

test('where the right was not changed, its switch stands as before and the reason beside it', async () => {
  fakeDesk(olive, { list: listed(will), letPublish: fails(403, 'You may not do this.') })
  const { user } = await openDesk('/desk/staff')
  await user.click(await switchOf(will))
  expect(await screen.findByText('You may not do this.')).toBeTruthy()
  expect(await switchOf(will)).toHaveProperty('checked', false)
})

test('owners and former members have no such switch', async () => {
  fakeDesk(olive, {
    list: listed({ ...olive, state: 'active', createdAt: will.createdAt }, { ...will, state: 'ended' }),
  })
  await openDesk('/desk/staff')
  await screen.findByRole('row', { name: new RegExp(will.name) })
  expect(screen.queryByRole('switch', { name: /may publish/ })).toBeNull()
})
