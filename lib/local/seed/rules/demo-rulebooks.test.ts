import { expect, test } from 'vitest'
import { rubricMaximum } from '#shared/rules/rulebooks/rubric.ts'
import { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { rulebookDifferences } from '#shared/rules/rulebooks/rulebook-differences.ts'
import { rulebookProblems } from '#shared/rules/rulebooks/rulebook-problems.ts'
import { Season } from '#shared/rules/seasons/season.ts'
import { installRubric, soundRubric } from './demo-rubrics.ts'
import { demoRulebooks } from './demo-rulebooks.ts'
import { demoSeasons } from './demo-seasons.ts'

const now = '2026-11-26T09:00:00.000Z'

test('every rulebook of the demo could be published', () => {
  for (const rulebook of demoRulebooks(now)) {
    expect(Rulebook.parse(rulebook)).toEqual(rulebook)
    expect(rulebookProblems(rulebook)).toEqual([])
  }
})

test('the second version of a rulebook moves a limit, retires a class, and adds one in pairs', () => {
  const [first, second] = demoRulebooks(now)
  if (!first || !second) throw new Error('The demo has two versions.')
  const changes = rulebookDifferences(first, second).map(({ key, change }) => [key, change])
  expect(changes).toEqual([
    ['shootout', 'added'],
    ['S1', 'changed'],
    ['S2', 'changed'],
    ['S4', 'retired'],
    ['X1', 'added'],
  ])
})

test('the sheets of the demo reach 100 points', () => {
  expect([soundRubric, installRubric].map(rubricMaximum)).toEqual([10_000, 10_000])
})

test('the seasons of the demo fit their schema on any day, and run by published rulebooks', () => {
  for (const day of [now, '2027-01-01T00:00:00.000Z', '2028-02-29T12:00:00.000Z'])
    for (const season of demoSeasons(day)) {
      expect(Season.parse(season)).toEqual(season)
      const used = demoRulebooks(day).find(
        ({ id, versionNo }) => id === season.rulebook?.rulebookId && versionNo === season.rulebook.versionNo,
      )
      expect(used?.status).toBe('published')
    }
})
