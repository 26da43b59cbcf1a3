import { expect, test } from 'vitest'
import { sweptCurves } from '#test/support/swept-curves.ts'
import { vectorDriver } from '#test/support/vector-driver.ts'
import { expectVector, vectorsOf } from '#test/support/vectors.ts'
import type { Box } from './box.ts'
import type { Filter } from './filter.ts'
import { filterResponse } from './filter-response.ts'
import { writeGroupDelay } from './group-delay.ts'
import { linkwitzBoost } from './linkwitz-boost.ts'
import { gridOf } from './log-grid.ts'
import { sealedBox } from './sealed-box.ts'

function responseOf(filter: Filter, hz: readonly number[]) {
  const { omega } = gridOf(hz)
  const response = { re: new Float64Array(omega.length), im: new Float64Array(omega.length) }
  filterResponse([filter], omega, response)
  return { omega, ...response }
}

function gainsOf(filter: Filter, hz: readonly number[]): number[] {
  const { re, im } = responseOf(filter, hz)
  return hz.map((_, at) => 10 * Math.log10((re[at + 1] as number) ** 2 + (im[at + 1] as number) ** 2))
}

function delayOf(filter: Filter, hz: number): number {
  const { omega, re, im } = responseOf(filter, [hz])
  const into = new Float64Array(1)
  const turned = 2 * Math.PI
  const phase = re.map((one, at) => (Math.atan2(im[at] as number, one) + turned) % turned)
  writeGroupDelay(phase, omega, into)
  return into[0] as number
}

test('filters meet the vectors', () => {
  const vectors = vectorsOf('filters').filter(({ inputs }) => 'kind' in inputs)
  expect(vectors).toHaveLength(4)
  for (const vector of vectors) {
    const inputs = vector.inputs as unknown as Record<string, number> & { freqs_hz: number[]; kind: string }
    const corner = inputs.fc_hz as number
    const filter: Filter =
      inputs.kind === 'bell'
        ? {
            kind: 'bell',
            center: inputs.f0_hz as number,
            q: inputs.q as number,
            gain: inputs.gain_db as number,
          }
        : inputs.kind === 'linkwitz_riley_lowpass'
          ? { kind: 'linkwitz_riley', pass: 'low', corner }
          : { kind: 'butterworth', pass: 'high', order: inputs.order as 1 | 4, corner }
    expectVector(vector, {
      gain_db: gainsOf(filter, inputs.freqs_hz),
      gd_fc_ms: corner ? delayOf(filter, corner) * 1e3 : 0,
    })
  }
})

test('a subsonic filter takes off travel as in its vector', () => {
  const [vector] = vectorsOf('filters').filter(({ id }) => id === 'filter-subsonic-1')
  if (!vector) throw new Error('there is no such vector')
  const inputs = vector.inputs as unknown as Record<string, number> & { freqs_hz: number[] }
  const driver = vectorDriver(inputs.driver)
  const box: Box = { kind: 'vented', volume: 0.07, tuning: 32, ql: 7, qa: null, qp: null }
  const subsonic: Filter = { kind: 'butterworth', pass: 'high', order: 4, corner: 27 }
  const millimetres = (filters: Filter[]) =>
    [...sweptCurves(driver, box, inputs.freqs_hz, { watts: 500, filters }).excursion].map((one) => one * 1e3)
  expectVector(vector, { x_peak_mm: millimetres([subsonic]), x_unfiltered_mm: millimetres([]) })
  const [bare, filtered] = [[], [subsonic]].map((filters) => sweptCurves(driver, box, [20], { filters }))
  expect(filtered?.impedance).toEqual(bare?.impedance)
})

test('a Linkwitz transform meets its vector, and turns the corner of the box into the new one', () => {
  const [vector] = vectorsOf('sealed_alignment').filter(({ id }) => id === 'linkwitz-1')
  if (!vector) throw new Error('there is no such vector')
  const inputs = vector.inputs as unknown as Record<string, number> & { freqs_hz: number[] }
  const driver = vectorDriver(inputs.driver)
  const { fc, qtc } = sealedBox(driver, 0.03)
  const filter: Filter = {
    kind: 'linkwitz_transform',
    from: { hz: fc, q: qtc },
    to: { hz: 22, q: Math.SQRT1_2 },
  }
  expectVector(vector, { gain_db: gainsOf(filter, inputs.freqs_hz), dc_boost_db: linkwitzBoost(fc, 22) })
  const box: Box = { kind: 'sealed', volume: 0.03, ql: null, qa: null }
  expect(sweptCurves(driver, box, [22], { filters: [filter] }).transfer[0]).toBeCloseTo(-3.01, 2)
})

test('every order of Butterworth is 3 dB down at its corner, and mirrors between high and low', () => {
  for (const order of [1, 2, 3, 4] as const) {
    const [corner, below] = gainsOf({ kind: 'butterworth', pass: 'high', order, corner: 40 }, [40, 80])
    expect(corner).toBeCloseTo(-3.01, 2)
    expect(gainsOf({ kind: 'butterworth', pass: 'low', order, corner: 40 }, [20, 40])[0]).toBeCloseTo(
      below ?? 0,
    )
    expect(below).toBeCloseTo(-10 * Math.log10(1 + 0.5 ** (2 * order)), 6)
  }
})

test('a shelf has its gain on its side, half of it at its center, and none on the other', () => {
  const gains = (side: 'low' | 'high') =>
    gainsOf({ kind: 'shelf', side, center: 50, q: Math.SQRT1_2, gain: 6 }, [0.5, 50, 5000])
  for (const [at, gain] of [6, 3, 0].entries()) expect(gains('low')[at]).toBeCloseTo(gain, 3)
  for (const [at, gain] of [0, 3, 6].entries()) expect(gains('high')[at]).toBeCloseTo(gain, 3)
})

test('a delay delays, and inverting turns the phase alone', () => {
  expect(delayOf({ kind: 'delay', seconds: 0.004 }, 60)).toBeCloseTo(0.004, 6)
  expect(gainsOf({ kind: 'invert' }, [20, 80])).toEqual([0, 0])
  const { re } = responseOf({ kind: 'invert' }, [20])
  expect(re[1]).toBe(-1)
})
