import { expect, test } from 'vitest'
import { changesByOthers } from './changes-by-others.ts'

test('the news are what another save has changed, and what was typed in its place', () => {
  const before = { name: 'Ann', city: 'Tulsa', phone: '', tags: ['a'] }
  const now = { name: 'Ann Lee', city: 'Norman', phone: '555', tags: ['a'] }
  const typed = { name: 'Anna', city: 'Tulsa', phone: '555', tags: ['b'] }
  expect(changesByOthers(before, now, typed)).toEqual({
    before: { name: 'Ann', city: 'Tulsa', phone: '' },
    after: { name: 'Ann Lee', city: 'Norman', phone: '555' },
    typed: { name: 'Anna' },
  })
})
