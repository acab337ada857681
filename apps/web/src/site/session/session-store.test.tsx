import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSessionHint } from './session-hint.ts'
import { currentSession, forgetUser, rememberUser, useSessionHint } from './session-store.ts'

const ada = { id: 'u1', name: 'Ada Chan', email: 'ada@tearoom.example' }

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  forgetUser()
})

describe('the memory of a browser', () => {
  test('is nobody unless both the user and the session value are stored', () => {
    localStorage.setItem('nw_user', JSON.stringify(ada))
    expect(readSessionHint()).toBeNull()
    localStorage.setItem('nw_session_id', ada.id)
    expect(readSessionHint()).toEqual(ada)
  })

  test.each([
    ['no JSON', 'Ada Chan'],
    ['half of a JSON text', '{"id":"u1","name"'],
    ['nothing', ''],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"Ada"'],
    ['an array', '["u1","Ada Chan","ada@tearoom.example"]'],
    ['an array of users', JSON.stringify([ada])],
    ['an object without fields', '{}'],
    ['a field of another type', JSON.stringify({ ...ada, name: 7 })],
    ['a field that is an object', JSON.stringify({ ...ada, email: { $ne: '' } })],
    ['a prototype', '{"__proto__":{"id":"u1","name":"A","email":"a@b.c"}}'],
    ['a name of a million letters', JSON.stringify({ ...ada, name: 'x'.repeat(1_000_000) })],
  ])('is nobody where %s is stored', (_, stored) => {
    localStorage.setItem('nw_user', stored)
    localStorage.setItem('nw_session_id', 'u1')
    expect(readSessionHint()).toBeNull()
    render(<Who />)
    expect(screen.getByText('nobody')).toBeTruthy()
  })
})

describe('the tabs of a browser', () => {
  test('show who signs in, and that nobody is left after signing out', () => {
    render(<Who />)
    act(() => rememberUser(ada))
    expect(screen.getByText('Ada Chan')).toBeTruthy()
    expect(document.documentElement.hasAttribute('data-session')).toBe(true)
    act(() => forgetUser())
    expect(screen.getByText('nobody')).toBeTruthy()
    expect(document.documentElement.hasAttribute('data-session')).toBe(false)
    expect(localStorage.length).toBe(0)
  })

  test('follow another tab', () => {
    rememberUser(ada)
    render(<Who />)
    localStorage.clear()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'nw_user' })))
    expect(screen.getByText('nobody')).toBeTruthy()
  })

  test('keep no more of a user than three fields', () => {
    rememberUser({ ...ada, password: 'orchid-tea' } as typeof ada)
    expect(JSON.parse(localStorage.getItem('nw_user') ?? '')).toEqual(ada)
  })
})

test('where the browser stores nothing, the page knows who signed in until it is left', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  rememberUser(ada)
  expect(currentSession()).toEqual(ada)
  forgetUser()
  expect(currentSession()).toBeNull()
})

function Who() {
  return <p>{useSessionHint()?.name ?? 'nobody'}</p>
}
