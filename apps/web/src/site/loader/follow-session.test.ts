import { beforeEach, expect, test } from 'vitest'
import { adaUser } from '../../testing/auth-fixtures.ts'
import { followSession } from './follow-session.ts'

const showsDashboard = () => document.documentElement.hasAttribute('data-session')
const signIn = () => {
  localStorage.setItem('nw_user', JSON.stringify(adaUser))
  localStorage.setItem('nw_session_id', adaUser.id)
}

beforeEach(() => localStorage.clear())

test.each(['storage', 'pageshow'])('a page without other scripts follows the other tabs on %s', (event) => {
  followSession()
  expect(showsDashboard()).toBe(false)
  signIn()
  window.dispatchEvent(new Event(event))
  expect(showsDashboard()).toBe(true)
  localStorage.clear()
  window.dispatchEvent(new Event(event))
  expect(showsDashboard()).toBe(false)
})

test('a page that is opened by somebody signed in shows the way to the dashboard', () => {
  signIn()
  followSession()
  expect(showsDashboard()).toBe(true)
})
