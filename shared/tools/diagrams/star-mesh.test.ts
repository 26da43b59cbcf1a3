import fc from 'fast-check'
import { expect, test } from 'vitest'
import { solverOf } from './star-mesh.ts'

const siemens = fc.double({ min: 1e-3, max: 1e7, noNaN: true })

test('what flows into each point of a network flows out of it', () => {
  const networks = fc.integer({ min: 1, max: 30 }).chain((size) =>
    fc.record({
      size: fc.constant(size),
      // Each point leads to one before it, the first to the point that voltages are counted from.
      tree: fc.array(fc.tuple(fc.nat(), siemens), { minLength: size, maxLength: size }),
      meshes: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1), siemens), { maxLength: 20 }),
      pushed: fc.array(fc.double({ min: -500, max: 500, noNaN: true }), { minLength: size, maxLength: size }),
    }),
  )
  fc.assert(
    fc.property(networks, ({ size, tree, meshes, pushed }) => {
      const conductances = [
        ...tree.map(([before, through], at) => ({
          from: at === 0 ? undefined : before % at,
          to: at,
          siemens: through,
        })),
        ...meshes.map(([from, to, through]) => ({ from, to, siemens: through })),
      ]
      const volts = solverOf(size, conductances)(pushed)
      const at = (point: number | undefined) => (point === undefined ? 0 : (volts[point] ?? Number.NaN))
      for (let point = 0; point < size; point++) {
        const flows = conductances
          .filter(({ from, to }) => from !== to && (from === point || to === point))
          .map((one) => (at(point) - at(one.from === point ? one.to : one.from)) * one.siemens)
        const most = Math.max(1, ...volts.map(Math.abs)) * Math.max(...conductances.map((one) => one.siemens))
        expect(Math.abs(flows.reduce((sum, one) => sum + one, 0) - (pushed[point] ?? 0))).toBeLessThan(
          most * 1e-12,
        )
      }
    }),
  )
})

test('a joint beside a long cable costs no digits', () => {
  // 10 A through 10 mΩ, a joint of 0.1 µΩ, and 10 mΩ once more.
  const volts = solverOf(3, [
    { from: undefined, to: 0, siemens: 100 },
    { from: 0, to: 1, siemens: 1e7 },
    { from: 1, to: 2, siemens: 100 },
  ])([0, 0, 10])
  expect(volts[2]).toBeCloseTo(0.200001, 12)
})
