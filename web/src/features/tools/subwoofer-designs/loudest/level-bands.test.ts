import { expect, test } from 'vitest'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { goalOf } from '#shared/tools/subwoofer-designs/loudest-goal.ts'
import { loudestSearch } from '#shared/tools/subwoofer-designs/loudest-search.ts'
import { startingDesign } from '#shared/tools/subwoofer-designs/starting-designs.ts'
import { bandBorders, bandOf, bandPaths, levelBands } from './level-bands.ts'

test('a level belongs to the first band that it is near enough for, and to the last one however low', () => {
  expect(bandOf(120, 120)).toBe(0)
  expect(bandOf(119.4, 120)).toBe(1)
  expect(bandOf(20, 120)).toBe(levelBands.length - 1)
})

test('each box of a map is drawn once, in its band', () => {
  const search = loudestSearch(startingDesign, goalOf(startingDesign))
  let step = search.next()
  while (!step.done) step = search.next()
  const map = step.value
  if (isRefusal(map) || !map.best) throw new Error('no box was found')
  const squares = bandPaths(map).reduce((sum, path) => sum + path.split('M').length - 1, 0)
  const columns = map.cells.filter((box) => box).length
  expect(squares).toBeGreaterThan(0)
  expect(squares).toBeLessThanOrEqual(columns)
  expect(bandPaths(map)).toHaveLength(levelBands.length)

  // A line parts what is in different bands, and nothing else.
  const borders = bandBorders(map).split('M').length - 1
  expect(borders).toBeGreaterThan(levelBands.length)
  const level = { ...map, cells: map.cells.map(() => map.best) }
  expect(bandBorders(level)).toBe('')
})
