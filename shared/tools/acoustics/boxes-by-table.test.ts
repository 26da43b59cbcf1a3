import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxByTable } from '#test/support/box-by-table.ts'
import { sweptCurves } from '#test/support/swept-curves.ts'
import type { Box } from './box.ts'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

const anyDriver = fc.record({
  fs: between(15, 80),
  qes: between(0.2, 1),
  qms: between(2, 15),
  vas: between(0.01, 0.4),
  re: between(0.5, 8),
  le: between(0, 0.004),
  sd: between(0.02, 0.15),
})
const quality = (min: number, max: number) => fc.option(between(min, max), { nil: null })
const closed = { volume: between(0.01, 0.2), ql: between(3, 100), qa: quality(5, 200) }
const vented = {
  ...closed,
  tuning: between(20, 90),
  qp: quality(10, 200),
  portArea: fc.constant(1),
}
const radiator = fc.record({
  fs: between(10, 40),
  qms: between(2, 12),
  vas: between(0.02, 0.3),
  sd: between(0.02, 0.15),
  count: fc.integer({ min: 1, max: 4 }),
  addedMass: between(0, 0.4),
})
const boxes: Record<Box['kind'], fc.Arbitrary<Box>> = {
  sealed: fc.record({ kind: fc.constant('sealed' as const), ...closed }),
  vented: fc.record({ kind: fc.constant('vented' as const), ...vented }),
  passive_radiator: fc.record({ kind: fc.constant('passive_radiator' as const), ...closed, radiator }),
  bandpass_4: fc.record({
    kind: fc.constant('bandpass_4' as const),
    rear: fc.record(closed),
    front: fc.record(vented),
  }),
  bandpass_6_parallel: fc.record({
    kind: fc.constant('bandpass_6_parallel' as const),
    rear: fc.record(vented),
    front: fc.record(vented),
  }),
  bandpass_6_series: fc.record({
    kind: fc.constant('bandpass_6_series' as const),
    rear: fc.record(vented),
    front: fc.record(vented),
  }),
}
const frequencies = [12, 20, 33, 50, 80, 150]

for (const [kind, anyBox] of Object.entries(boxes))
  test(`any lossy box with Le plays as the table says: ${kind}`, () => {
    fc.assert(
      fc.property(anyDriver, anyBox, (driver, box) => {
        const curves = sweptCurves(driver, box, frequencies)
        for (const [at, hz] of frequencies.entries()) {
          const table = boxByTable(driver, box, hz)
          expect(Math.abs((curves.spl[at] as number) - table.spl)).toBeLessThan(0.02)
          expect((curves.excursion[at] as number) / table.excursion).toBeCloseTo(1, 6)
          expect((curves.impedance[at] as number) / table.impedance).toBeCloseTo(1, 6)
          if (kind === 'vented' || kind.startsWith('bandpass'))
            expect((curves.portVelocity[at] as number) / table.port).toBeCloseTo(1, 6)
          if (kind.startsWith('bandpass_6'))
            expect((curves.rearPortVelocity[at] as number) / table.rear).toBeCloseTo(1, 6)
        }
      }),
      { numRuns: 200 },
    )
  })
