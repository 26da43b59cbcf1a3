import { expect, test } from 'vitest'
import { publicTeamName } from './public-team-name.ts'

test('the name and the tag of a removed team are not read anywhere by everyone', () => {
  const team = { name: 'River City Lows', tag: 'RCL' }
  expect(publicTeamName(team)).toEqual(team)
  const removed = { at: '2026-06-01T00:00:00.000Z', reason: 'Offensive.' }
  expect(publicTeamName({ ...team, removed })).toEqual({ name: 'Removed team', tag: '' })
  expect(publicTeamName(undefined)).toEqual({ name: 'Former team', tag: '' })
})
