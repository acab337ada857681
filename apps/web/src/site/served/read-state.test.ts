import { expect, test } from 'vitest'
import { readState } from './read-state.ts'

test('a place of the page with the id of the state is not read for it', () => {
  document.body.innerHTML = '<section id="page-state">The State of a Page</section>'
  expect(readState()).toEqual({})
  document.body.innerHTML += '<script type="application/json" id="page-state">{"address":"/contact"}</script>'
  expect(readState()).toEqual({ address: '/contact' })
})
