import { scrollKey } from '@northword/contract/device/device-key-names'
import { afterEach, expect, test } from 'vitest'
import { enterEntry, watchScroll } from './scroll-positions.ts'

afterEach(() => sessionStorage.clear())

function reload() {
  const stop = watchScroll()
  const position = enterEntry('entry')
  window.dispatchEvent(new Event('scroll'))
  stop()
  return position
}

test('a position is known again after a reload', () => {
  sessionStorage.setItem(scrollKey, JSON.stringify({ entry: 812 }))
  expect(reload()).toBe(812)
  expect(JSON.parse(sessionStorage.getItem(scrollKey) ?? '')).toEqual({ entry: 0 })
})

test.each(['null', '7', '""', '"text"', 'true', '[]', '{', '{"entry":"812"}', '{"entry":null}'])(
  'a page starts at its top where what is stored is no list of positions: %s',
  (stored) => {
    sessionStorage.setItem(scrollKey, stored)
    expect(reload()).toBeUndefined()
    expect(JSON.parse(sessionStorage.getItem(scrollKey) ?? '')).toEqual({ entry: 0 })
  },
)
