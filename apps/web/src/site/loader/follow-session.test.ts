import { beforeEach, expect, test } from 'vitest'
import { adaUser } from '../../testing/auth-fixtures.ts'
import { followSession } from './follow-session.ts'

const showsDashboard = () => document.documentElement.hasAttribute('data-session')
const signIn = () => {
  localStorage.setItem('nw_user', JSON.stringify(adaUser))
  localStorage.setItem('nw_session_id', adaUser.id)
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute('data-session')
})

const broughtBack = () => Object.assign(new Event('pageshow'), { persisted: true })

test.each([
  ['where they store something', () => new Event('storage')],
  ['when Back brings it', broughtBack],
])('a page without other scripts follows the other tabs %s', (_, event) => {
  followSession()
  expect(showsDashboard()).toBe(false)
  signIn()
  window.dispatchEvent(event())
  expect(showsDashboard()).toBe(true)
  localStorage.clear()
  window.dispatchEvent(event())
  expect(showsDashboard()).toBe(false)
})

test('a page that is opened by somebody signed in shows the way to the dashboard', () => {
  signIn()
  followSession()
  expect(showsDashboard()).toBe(true)
})

test('a session that the server knows and no script has seen is shown from the start', () => {
  document.documentElement.setAttribute('data-session', '')
  followSession()
  window.dispatchEvent(new Event('pageshow'))
  expect(showsDashboard()).toBe(true)
})
