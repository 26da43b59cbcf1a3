import { expect, test } from 'vitest'
import { listTitle, readFilters, teamsPath } from './team-filters.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))

test('what makes no sense in an address is left out', () => {
  expect(read('state=Atlantis&joinable=maybe&q=%20bass%20')).toEqual({
    q: 'bass',
    state: '',
    joinable: '',
    cursor: '',
  })
})

test('a state is the same however it is typed, and every filter has one address', () => {
  expect(read('state=texas')).toEqual(read('state=TX'))
  expect(teamsPath(read('state=tx&q='))).toBe('/teams?state=TX')
  expect(teamsPath({})).toBe('/teams')
})

test('the list says what it shows', () => {
  expect(listTitle(read(''))).toBe('Teams')
  expect(listTitle(read('q=bass&state=TX&joinable=yes'))).toBe('Teams you can join matching “bass” in Texas')
})
