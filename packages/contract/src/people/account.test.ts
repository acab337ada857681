import { describe, expect, it } from 'vitest'
import { accountView, deleteAccountInput, profileForm } from './account.ts'

describe('The profile', () => {
  it('is a name and, where somebody likes, a phone number', () => {
    expect(profileForm.parse({ name: ' Grace ' })).toEqual({ name: 'Grace', phone: '' })
    expect(profileForm.parse({ name: 'Grace', phone: null })).toEqual({ name: 'Grace', phone: '' })
    expect(profileForm.parse({ name: 'Grace', phone: ' +1 0000 ' })).toEqual({
      name: 'Grace',
      phone: '+1 0000',
    })
  })

  it('has no address that could be changed', () => {
    expect(profileForm.parse({ name: 'Grace', email: 'other@navy.example' })).not.toHaveProperty('email')
  })

  it.each([
    [{ name: ' ' }, 'Name is required.'],
    [{ name: 'Grace', phone: '0'.repeat(61) }, 'Phone number must be at most 60 characters'],
  ])('cannot be %j', (typed, sentence) => {
    expect(profileForm.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([sentence])
  })
})

it('An account shows nothing that lets anybody in', () => {
  expect(Object.keys(accountView.shape).toSorted()).toEqual([
    'createdAt',
    'email',
    'emailVerified',
    'id',
    'name',
    'phone',
  ])
})

it('An account is deleted with its password only', () => {
  expect(deleteAccountInput.safeParse({}).error?.issues[0]?.message).toBe('Password is required.')
  expect(deleteAccountInput.safeParse({ password: 'x' }).success).toBe(true)
})
