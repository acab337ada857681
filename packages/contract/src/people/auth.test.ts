import { describe, expect, it } from 'vitest'
import {
  changePasswordForm,
  forgotPasswordForm,
  linkInput,
  resetPasswordForm,
  signUpInput,
  resetPasswordInput,
  signInForm,
  signUpForm,
  verifyEmailInput,
} from './auth.ts'

interface Schema {
  safeParse: (value: unknown) => {
    success: boolean
    error?: { issues: { path: PropertyKey[]; message: string }[] }
  }
}

/** Error sentences about a value, each with its field, in order. */
const said = (schema: Schema, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

const grace = { name: 'Grace Hopper', email: 'grace@navy.example', password: 'secret' }
const whole = { ...grace, confirmPassword: 'secret', acceptTerms: true }

describe('The sign-up form', () => {
  it('takes what is complete', () => expect(said(signUpForm, whole)).toEqual([]))

  it('says everything that is wrong, in the order of the form', () => {
    expect(said(signUpForm, {})).toEqual([
      'name: Name is required.',
      'email: Email is required.',
      'password: Password is required.',
      'acceptTerms: You must accept the terms and conditions.',
    ])
    expect(said(signUpForm, { email: 'grace', password: '12345', confirmPassword: '123456' })).toEqual([
      'name: Name is required.',
      'email: Please enter a valid email address.',
      'password: Password must be at least 6 characters long.',
      'confirmPassword: Passwords do not match.',
      'acceptTerms: You must accept the terms and conditions.',
    ])
  })

  it.each([
    ['another password', { confirmPassword: 'Secret' }, 'confirmPassword: Passwords do not match.'],
    ['no second password', { confirmPassword: undefined }, 'confirmPassword: Passwords do not match.'],
    ['a space more', { confirmPassword: 'secret ' }, 'confirmPassword: Passwords do not match.'],
    [
      'the terms not accepted',
      { acceptTerms: false },
      'acceptTerms: You must accept the terms and conditions.',
    ],
  ])('does not take %s', (_what, change, sentence) => {
    expect(said(signUpForm, { ...whole, ...change })).toEqual([sentence])
  })
})

describe('The input of a sign-up', () => {
  it('trims name and address, and not the password', () => {
    const typed = { name: ' Grace ', email: ' grace@navy.example ', password: ' secret ' }
    expect(signUpInput.parse(typed)).toEqual({
      name: 'Grace',
      email: 'grace@navy.example',
      password: ' secret ',
    })
  })

  it.each([
    ['name', { name: 'x'.repeat(201) }, 'name: Name must be at most 200 characters'],
    ['email', { email: `${'x'.repeat(320)}@b.example` }, 'email: Email must be at most 320 characters'],
    ['name with U+0000', { name: 'a\u0000' }, 'name: Name contains characters that cannot be stored'],
  ])('does not take a %s that cannot be kept', (_what, change, sentence) => {
    expect(said(signUpInput, { ...grace, ...change })).toEqual([sentence])
  })

  it.each([[null], [7], ['text'], [[]]])('does not take %j', (value) => {
    expect(said(signUpInput, value)).toEqual([': Send the registration as a JSON object'])
  })
})

describe('The sign-in form', () => {
  it('takes address and password, and forgets the browser unless told otherwise', () => {
    const { name: _, ...typed } = grace
    expect(signInForm.parse(typed)).toEqual({ ...typed, rememberMe: false })
    expect(signInForm.parse({ ...typed, rememberMe: true }).rememberMe).toBe(true)
    expect(signInForm.parse({ ...typed, rememberMe: null }).rememberMe).toBe(false)
  })

  it('looks for both fields before it looks at the address', () => {
    const fillIn = 'Please fill in all required fields.'
    expect(said(signInForm, { email: 'grace', password: '' })[0]).toBe(`password: ${fillIn}`)
    expect(said(signInForm, { email: ' ', password: 'secret' })).toEqual([`email: ${fillIn}`])
    expect(said(signInForm, { email: 'grace', password: 'x' })).toEqual([
      'email: Please enter a valid email address.',
    ])
    expect(said(signInForm, null)).toEqual([`: ${fillIn}`])
  })

  it('takes a password that today would be too short', () => {
    expect(said(signInForm, { email: grace.email, password: 'x' })).toEqual([])
  })

  it('does not take a wish that is neither yes nor no', () => {
    expect(said(signInForm, { ...grace, rememberMe: 'yes' })).toEqual([
      'rememberMe: rememberMe must be true or false',
    ])
  })
})

describe('The other forms of an account', () => {
  const token = 'A'.repeat(43)

  it('ask for an address where one has been forgotten', () => {
    expect(said(forgotPasswordForm, {})).toEqual(['email: Email is required.'])
    expect(said(forgotPasswordForm, { email: 'x' })).toEqual(['email: Please enter a valid email address.'])
  })

  it('ask for a new password twice', () => {
    expect(said(resetPasswordForm, { password: '12345' })).toEqual([
      'password: Password must be at least 6 characters long.',
      'confirmPassword: Passwords do not match.',
    ])
    expect(said(changePasswordForm, { password: 'secret', confirmPassword: 'secret' })).toEqual([
      'currentPassword: Current password is required.',
    ])
  })

  it.each([linkInput, verifyEmailInput])('take a whole link and no part of one', (schema) => {
    expect(said(schema, { token })).toEqual([])
    for (const part of [token.slice(1), `${token}A`, `${token.slice(1)}+`, `${token}\n`, '']) {
      expect(said(schema, { token: part })).toEqual([
        'token: This link is not complete. Copy the whole link from the email.',
      ])
    }
    expect(said(schema, {})).toEqual(['token: This link is not complete.'])
  })

  it('take a new password with its link', () => {
    expect(said(resetPasswordInput, { token, password: 'secret' })).toEqual([])
    expect(said(resetPasswordInput, { token })).toEqual(['password: Password is required.'])
  })
})
