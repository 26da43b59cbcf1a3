import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { newCurves } from '#shared/tools/acoustics/curves.ts'
import { gridOf, logGrid } from '#shared/tools/acoustics/log-grid.ts'
import { sweep } from '#shared/tools/acoustics/sweep.ts'
import { designWith } from '#test/support/subwoofer-designs.ts'
import { airOf, engineDesign } from './engine-design.ts'
import { designInBox, type LoudestBox } from './loudest-box.ts'
import { goalOf, type LoudestGoal } from './loudest-goal.ts'
import { type LoudestMap, loudestSearch, mapSide, smallestWithin } from './loudest-search.ts'
import { cutPorts } from './ports-of-design.ts'
import { SavedDesign } from './saved-design.ts'
import { startingDesign } from './starting-designs.ts'

const design = designWith({}, { cabin: { kind: 'default', corner: 66, leak: 20 } })
const goal: LoudestGoal = { hz: 35, volume: 0.09, width: 0.35, velocity: 17, travel: 1, held: 'note' }

function searched(saved: SavedDesign, asked: LoudestGoal): LoudestMap {
  const search = loudestSearch(saved, asked)
  let step = search.next()
  while (!step.done) step = search.next()
  if (isRefusal(step.value)) throw new Error(step.value.message)
  return step.value
}

const levelOf = ({ best }: LoudestMap) => best?.level ?? Number.NEGATIVE_INFINITY

/** The level that the engine gives a box at the note, within the limits of the design that it was put into. */
function heardIn(box: LoudestBox, asked: LoudestGoal): number {
  const engine = engineDesign({ ...designInBox(design, asked, box), portLimit: asked.velocity })
  if (isRefusal(engine)) throw new Error(engine.message)
  const curves = newCurves(1)
  sweep(engine.design, gridOf([asked.hz]), curves)
  return (curves.maxSpl[0] as number) + (curves.cabinSpl[0] as number) - (curves.spl[0] as number)
}

const goals = fc.record({
  hz: fc.integer({ min: 25, max: 60 }),
  volume: fc.double({ min: 0.03, max: 0.2, noNaN: true }),
  width: fc.double({ min: 0.1, max: 0.5, noNaN: true }),
  velocity: fc.integer({ min: 8, max: 30 }),
  travel: fc.constantFrom(0.7, 1, 1.2),
  held: fc.constantFrom('note' as const, 'music' as const),
})

test('every box of a map keeps every limit, can be built and can be saved', () => {
  fc.assert(
    fc.property(goals, fc.constantFrom('slot' as const, 'round' as const), (asked, shape) => {
      const saved = { ...design, box: { ...design.box, rearPorts: { ...design.box.rearPorts, shape } } }
      const { cells, best } = searched(saved, asked)
      expect(cells).toHaveLength(mapSide * mapSide)
      for (const box of [...cells, best]) {
        if (!box) continue
        const put = designInBox(saved, asked, box)
        const { rearPorts, rear } = put.box
        expect(SavedDesign.safeParse(put).success).toBe(true)
        expect(box.air).toBeLessThanOrEqual(asked.volume * (1 + 1e-9))
        expect(box.velocity).toBeLessThanOrEqual(asked.velocity * (1 + 1e-9))
        expect(box.travel).toBeLessThanOrEqual(0.014 * asked.travel * (1 + 1e-9))
        expect(box.watts).toBeLessThanOrEqual(500 * (1 + 1e-9))
        expect(shape === 'slot' ? rearPorts.width : rearPorts.diameter).toBeLessThanOrEqual(
          asked.width * (1 + 1e-9),
        )
        expect(cutPorts(rearPorts, rear, airOf(20), String).refusal).toBeUndefined()
      }
    }),
    { numRuns: 4 },
  )
})

test('no box of the map is louder than the best one', () => {
  const { cells, best } = searched(design, goal)
  const loudest = Math.max(...cells.map((box) => box?.level ?? 0))
  expect(best?.level).toBeGreaterThanOrEqual(loudest)
  // The map is coarse, and not so coarse that its best cell would be useless.
  expect((best?.level ?? 0) - loudest).toBeLessThan(1)
})

test('the level of a box is what the engine says about it in the design', () => {
  const map = searched(design, goal)
  for (const box of [map.best, map.cells.find((one) => one)]) {
    if (!box) throw new Error('no box was found')
    expect(heardIn(box, goal)).toBeCloseTo(box.level, 6)
  }
})

test('where music is to be held, the limits hold at every frequency from the note up', () => {
  const asked = { ...goal, held: 'music' as const }
  const { best } = searched(design, asked)
  if (!best) throw new Error('no box was found')
  const put = designInBox(design, asked, best)
  const engine = engineDesign({ ...put, signal: { ...put.signal, watts: best.watts } })
  if (isRefusal(engine)) throw new Error(engine.message)
  const curves = newCurves(200)
  sweep(engine.design, logGrid(asked.hz, 120, 200), curves)
  expect(Math.max(...curves.portVelocity)).toBeLessThan(asked.velocity * 1.01)
  expect(Math.max(...curves.excursion)).toBeLessThan(0.014 * 1.01)
  expect(best.level).toBeLessThanOrEqual(levelOf(searched(design, goal)) + 0.01)
})

test('more room, faster air or more travel is never quieter', () => {
  const level = levelOf(searched(design, goal))
  for (const wider of [{ volume: goal.volume * 1.5 }, { velocity: goal.velocity * 1.5 }, { travel: 1.3 }])
    expect(levelOf(searched(design, { ...goal, ...wider })), JSON.stringify(wider)).toBeGreaterThan(
      level - 0.1,
    )
})

test('a wider port is never quieter where ports are round', () => {
  const round = {
    ...design,
    box: { ...design.box, rearPorts: { ...design.box.rearPorts, shape: 'round' as const } },
  }
  const narrow = levelOf(searched(round, { ...goal, width: 0.1 }))
  expect(levelOf(searched(round, { ...goal, width: 0.2 }))).toBeGreaterThan(narrow - 0.1)
})

test('a box that gives up a few dB is smaller, and one that may give up nothing is no larger than the best', () => {
  const map = searched(design, goal)
  const [three, one] = [smallestWithin(map, 3), smallestWithin(map, 1)]
  expect(three?.air).toBeLessThan(one?.air ?? 0)
  expect(one?.air).toBeLessThanOrEqual(map.best?.air ?? 0)
  expect(three?.level).toBeGreaterThanOrEqual((map.best?.level ?? 0) - 3)
})

test('where nothing fits there is no best box, and without limits there is a reason', () => {
  const { best, cells } = searched(design, { ...goal, hz: 18, volume: 0.005, width: 0.3 })
  expect(best).toBeUndefined()
  expect(cells.every((box) => box === undefined)).toBe(true)
  const { xmax, pe, ...values } = { ...design.driver.values, pe: undefined, xmax: undefined }
  const refusal = loudestSearch({ ...design, driver: { ...design.driver, values } }, goal).next()
  expect(refusal).toMatchObject({ done: true, value: { code: 'limits_unknown' } })
})

test('a search ends in the box that the designer opens with, when nothing louder fits', () => {
  const asked = goalOf(startingDesign)
  expect(asked).toMatchObject({ hz: 33, width: 0.35, velocity: 17 })
  expect(levelOf(searched(startingDesign, asked))).toBeGreaterThan(100)
})

test('a search stops between its parts, so that a newer one can begin', () => {
  const search = loudestSearch(design, goal)
  let parts = 0
  for (let step = search.next(); !step.done; step = search.next()) parts++
  expect(parts).toBeGreaterThanOrEqual(mapSide)
})
