import { expect, test } from 'vitest'
import { neededStyles, withNeededStyles } from './needed-styles.ts'

test('rules for classes that a page does not have are left out', () => {
  const css = '.here{color:red}.there{color:#00f}.here .there{color:#000}input{color:gray}'
  expect(neededStyles(css, '<p class="a here">')).toBe('.here{color:red}input{color:gray}')
})

test('custom properties that nothing in a page reads are left out, and what only they read', () => {
  const css =
    ':root{--read:1px;--unread:var(--by-unread);--by-unread:2px;--by-html:3px}.here{margin:var(--read)}'
  expect(neededStyles(css, '<p class="here" style="top:var(--by-html)">')).toBe(
    ':root{--read:1px;--by-html:3px}.here{margin:var(--read)}',
  )
})

test('Mantine’s styles come in part at first and whole after the scripts, ours at once', () => {
  const ours = { href: '/ours.css', css: '.unused{color:red}' }
  const theirs = { href: '/theirs.css', css: '@layer mantine{.unused{color:red}}' }
  const assets = withNeededStyles(
    { scripts: [], fonts: [], next: ['/form.js'], styles: [ours, theirs] },
    '<p>',
  )
  expect(assets.styles[0]).toEqual(ours)
  expect(assets.styles[1]?.css).not.toContain('color')
  expect(assets.styles[1]?.href).toBeUndefined()
  expect(assets.next).toEqual(['/form.js', '/theirs.css'])
})
