import { expect, test } from 'vitest'
import type { Season } from '#shared/rules/seasons/season.ts'
import { chosenSeason } from './chosen-season.ts'

const season = (id: string, leagueId: string, status: Season['status']) =>
  ({ id, leagueId, status }) as Season
const all = [
  season('next', 'a', 'closed'),
  season('now', 'a', 'active'),
  season('other', 'b', 'active'),
  season('before', 'b', 'closed'),
]

test('without a word, the newest season that is running is shown', () => {
  expect(chosenSeason(all, {})?.id).toBe('now')
  expect(chosenSeason([], {})).toBeUndefined()
})

test('a season that is named is shown, unless it is of another league', () => {
  expect(chosenSeason(all, { season: 'before' })?.id).toBe('before')
  expect(chosenSeason(all, { season: 'now', league: 'b' })?.id).toBe('other')
})
