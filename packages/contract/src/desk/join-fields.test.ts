import { expect, it } from 'vitest'
import { joinedFields } from './join-fields.ts'

const [a, b, c, d] = ['Ada', 'Bea', 'Cid', 'Dot']

it.each([
  ['edited by both at other places', [a, b, c], ['Adam', b, c], [a, b, 'Cyd'], ['Adam', b, 'Cyd']],
  ['moved by them', [a, b, c], ['Adam', b, c], [b, a, c], ['Adam', b, c]],
  ['moved by me', [a, b, c], [b, a, c], ['Adam', b, c], [b, a, c]],
  ['of which they took one away and added another', [a, b, c], ['Adam', b, c], [b, c, d], ['Adam', b, c]],
  ['in which they made an entry equal to another', [a, ''], [a, b], ['', ''], ['', b]],
  ['moved by them alone', [a, b, c], [a, b, c], [c, a, b], [c, a, b]],
  [
    'of groups edited by both',
    [{ title: a, text: b }],
    [{ title: 'Adam', text: b }],
    [{ title: a, text: 'Beate' }],
    [{ title: 'Adam', text: 'Beate' }],
  ],
  [
    'of groups moved by them',
    [{ title: a }, { title: b }],
    [{ title: 'Adam' }, { title: b }],
    [{ title: b }, { title: a }],
    [{ title: 'Adam' }, { title: b }],
  ],
])('A list %s keeps each entry once', (_, was, mine, theirs, joined) => {
  expect(joinedFields({ list: was }, { list: mine }, { list: theirs })).toEqual({ list: joined })
})
