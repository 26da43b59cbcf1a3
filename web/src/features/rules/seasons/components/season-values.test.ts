import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Season } from '#shared/rules/seasons/season.ts'
import { blankSeason, type SeasonValues, seasonSchema, seasonValues, typedRules } from './season-values.ts'

const leagueId: Season['leagueId'] = 'lge_00000000000000000000000001'
const at = '2026-01-05T12:00:00.000Z'
const season: Season = {
  ...blankSeason(2026),
  id: 'sea_00000000000000000000000001',
  leagueId,
  name: 'Season 2026',
  bestN: 4,
  status: 'active',
  notes: [],
  createdAt: at,
  updatedAt: at,
  version: 1,
}

test('a season that was not changed is sent as it was', () => {
  const { name, pointsTable, ties, bestN } = season
  const sent = z.parse(seasonSchema(leagueId, season), seasonValues(season))
  expect(sent).toMatchObject({ name, pointsTable, ties, bestN })
})

test('in a running season, points need a reason and other rules do not change', () => {
  const check = (changes: Partial<ReturnType<typeof seasonValues>>) =>
    z
      .safeParse(seasonSchema(leagueId, season), { ...seasonValues(season), ...changes })
      .error?.issues.map(({ path }) => path.join('.'))
  expect(check({ bestN: '5' })).toEqual(['reason'])
  expect(check({ bestN: '5', reason: 'Two events were rained out.' })).toBeUndefined()
  expect(check({ minEvents: '2' })).toEqual(['minEvents'])
  expect(check({ name: 'A better name' })).toBeUndefined()
})

test('what is typed for points is numbers with commas', () => {
  const draft = blankSeason(2026)
  const values = seasonValues({ ...draft, name: 'Season 2026' })
  const points = values.points.with(1, { places: '10, 8,6', others: '' })
  expect(z.parse(seasonSchema(leagueId, undefined), { ...values, points }).pointsTable.steps).toEqual([
    { multiplier: 1, places: [5, 4, 3, 2, 1], others: 0 },
    { multiplier: 2, places: [10, 8, 6], others: 0 },
  ])
  const wrong = values.points.with(1, { places: '10 8', others: '' })
  expect(z.safeParse(seasonSchema(leagueId, undefined), { ...values, points: wrong }).success).toBe(false)
})

test('the rules of a season can be tried as they are typed, once they can be read', () => {
  const values: SeasonValues = { ...seasonValues(season), bestN: '2', ties: ['wins', '', '', ''] }
  const { pointsTable, minEvents } = season
  expect(typedRules(values)).toEqual({ pointsTable, minEvents, bestN: 2, ties: ['wins'] })
  expect(typedRules({ ...values, bestN: '' })).toEqual({ pointsTable, minEvents, ties: ['wins'] })
  expect(typedRules({ ...values, bestN: 'two' })).toBeUndefined()
})
