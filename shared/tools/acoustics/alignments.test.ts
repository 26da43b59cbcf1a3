import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sweptCurves } from '#test/support/swept-curves.ts'
import { vectorDriver } from '#test/support/vector-driver.ts'
import { expectVector, vectorsOf } from '#test/support/vectors.ts'
import { isRefusal } from './acoustics-refusal.ts'
import { bandpassAlignment, bandpassShapes } from './bandpass-alignment.ts'
import { levelEdges } from './level-edges.ts'
import { logGrid } from './log-grid.ts'
import { addedMassFor } from './passive-radiator.ts'
import { sealedBox, volumeForQtc } from './sealed-box.ts'
import {
  b4Alignment,
  be4Alignment,
  type VentedAlignmentName,
  ventedAlignment,
  ventedAlignmentNames,
} from './vented-alignments.ts'
import { tuningFromPeaks, ventedPeaks } from './vented-peaks.ts'

function found<Answer extends object>(answer: Answer) {
  if (isRefusal(answer)) throw new Error(answer.message)
  return answer as Exclude<Answer, { code: string; message: string }>
}

const codeOf = (answer: object) => (isRefusal(answer) ? answer.code : undefined)

test('volumes for a Qtc meet the vectors, and a Qtc below Qts is refused', () => {
  const vectors = vectorsOf('sealed_alignment').filter(({ inputs }) => 'target_qtc' in inputs)
  expect(vectors).toHaveLength(4)
  for (const vector of vectors) {
    const driver = vectorDriver(vector.inputs.driver)
    const { volume } = found(volumeForQtc(driver, vector.inputs.target_qtc as number))
    const { fc: corner, f3 } = sealedBox(driver, volume)
    expectVector(vector, { vb_net_l: volume * 1e3, fc_hz: corner, f3_hz: f3 })
    expect(codeOf(volumeForQtc(driver, 0.2))).toBe('qtc_too_low')
  }
  expect(volumeForQtc({ qes: 0.6, qms: 4.5, vas: 0.014 }, 0.5)).toMatchObject({
    message: 'A sealed box cannot bring Qtc down to 0.5. It must be above 0.529, the Qts of the driver.',
  })
})

test('vented alignments meet the vectors', () => {
  const vectors = vectorsOf('vented_alignment')
  expect(vectors).toHaveLength(13)
  for (const vector of vectors) {
    const { fs_hz, vas_l, qts, ql, alignment } = vector.inputs as Record<string, number>
    const name = alignment as unknown as VentedAlignmentName
    const fixed = { B4: b4Alignment, BE4: be4Alignment }[name as 'B4']?.(ql ?? null)
    const answer = found(ventedAlignment(name, qts ?? fixed?.qts ?? 0, ql ?? null))
    const [fs, vas] = [fs_hz as number, vas_l as number]
    expectVector(vector, {
      qts: answer.qts,
      alpha: answer.alpha,
      h: answer.h,
      vb_l: vas / answer.alpha,
      fb_hz: fs * answer.h,
      f3_hz: fs * answer.f3,
      ripple_db: answer.ripple,
    })
  }
})

test('an alignment plays as its name says: the engine finds the same f3', () => {
  const grid = logGrid(5, 5000, 6000)
  const qtsOfName = { QB3: 0.3, B4: b4Alignment(7).qts, C4: 0.5, SBB4: 0.4, BE4: be4Alignment(7).qts }
  for (const name of ventedAlignmentNames) {
    const qts = qtsOfName[name]
    const { alpha, h, f3, ripple } = found(ventedAlignment(name, qts, 7))
    const qms = 5
    const driver = { fs: 30, qes: (qts * qms) / (qms - qts), qms, vas: 0.08, re: 4, le: 0, sd: 0.05 }
    const box = { kind: 'vented', volume: 0.08 / alpha, tuning: 30 * h, ql: 7, qa: null, qp: null } as const
    const { transfer } = sweptCurves(driver, box, grid)
    expect(levelEdges(grid.hz, transfer, -10 * Math.log10(2)).low).toBeCloseTo(30 * f3, 1)
    if (name !== 'SBB4') expect(Math.max(...transfer)).toBeCloseTo(ripple, 2)
  }
})

test('an alignment without a solution for a Qts is refused by its name', () => {
  expect(ventedAlignment('QB3', 0.45, 7)).toEqual({
    code: 'alignment_out_of_range',
    message: 'QB3 has no solution for a Qts of 0.45.',
  })
  for (const [name, qts] of [
    ['B4', 0.5],
    ['BE4', 0.4],
    ['C4', 0.3],
    ['C4', 0.66],
    ['SBB4', 0.19],
    ['SBB4', 0.76],
  ] as const)
    expect(codeOf(ventedAlignment(name, qts, 7))).toBe('alignment_out_of_range')
})

test('every Qts in the range of an alignment has a box', () => {
  const ql = fc.constantFrom(null, 5, 7, 10, 15)
  const qts = fc.double({ min: 0.15, max: 0.65, noNaN: true })
  fc.assert(
    fc.property(qts, ql, (q, leaks) => {
      const name = q < b4Alignment(leaks).qts ? 'QB3' : 'C4'
      const { alpha, h, f3 } = found(ventedAlignment(name, q, leaks))
      for (const one of [alpha, h, f3]) expect(one).toBeGreaterThan(0)
    }),
    { numRuns: 100 },
  )
})

test('bandpass alignments meet the vectors, and the engine agrees', () => {
  const vectors = vectorsOf('bandpass').filter(({ inputs }) => 's' in inputs)
  expect(vectors).toHaveLength(3)
  const grid = logGrid(10, 400, 3000)
  for (const vector of vectors) {
    const { fs_hz, qts, vas_l, s, gain_db } = vector.inputs as Record<string, number>
    const [fs, qt, vas, gain] = [fs_hz as number, qts as number, (vas_l as number) / 1e3, gain_db as number]
    const shape = bandpassShapes.find((one) => one === s)
    if (!shape) throw new Error(`${s} is no shape`)
    const answer = found(bandpassAlignment({ fs, qts: qt, vas }, shape, gain))
    expectVector(vector, {
      v_front_l: answer.front * 1e3,
      v_rear_l: answer.rear * 1e3,
      fb_hz: answer.tuning,
      f_low3_hz: answer.low,
      f_high3_hz: answer.high,
      gain_db: gain,
      ripple_db: answer.ripple,
    })
    const qms = 5
    const driver = { fs, qes: (qt * qms) / (qms - qt), qms, vas, re: 4, le: 0, sd: 0.05 }
    const { transfer } = sweptCurves(
      driver,
      {
        kind: 'bandpass_4',
        rear: { volume: answer.rear, ql: null, qa: null },
        front: { volume: answer.front, tuning: answer.tuning, ql: null, qa: null, qp: null },
      },
      grid,
    )
    expect(Math.max(...transfer)).toBeCloseTo(gain + answer.ripple, 1)
    const edges = levelEdges(grid.hz, transfer, gain - 3)
    expect((edges.low ?? 0) / answer.low).toBeCloseTo(1, 2)
    expect((edges.high ?? 0) / answer.high).toBeCloseTo(1, 2)
  }
  expect(codeOf(bandpassAlignment({ fs: 32, qts: 0.75, vas: 0.06 }, 0.7, 0))).toBe('bandpass_qbp')
})

test('the mass for a passive radiator meets its vector, and one that is too heavy is refused', () => {
  const vectors = vectorsOf('passive_radiator').filter(({ inputs }) => 'target_fp_hz' in inputs)
  expect(vectors).toHaveLength(1)
  for (const vector of vectors) {
    const inputs = vector.inputs as Record<string, number>
    const radiator = {
      fs: inputs.pr_fs_hz as number,
      vas: (inputs.pr_vas_l as number) / 1e3,
      sd: (inputs.pr_sd_cm2 as number) / 1e4,
      count: inputs.pr_count as number,
    }
    const volume = (inputs.vb_net_l as number) / 1e3
    const { addedMass } = found(addedMassFor(radiator, volume, inputs.target_fp_hz as number))
    expectVector(vector, { added_mass_each_g: addedMass * 1e3 })
    expect(codeOf(addedMassFor(radiator, volume, 60))).toBe('pr_too_heavy')
  }
})

test('the peaks of a vented box meet the vectors, and tell its tuning', () => {
  const vectors = vectorsOf('impedance').filter(({ id }) => id.startsWith('z-vented') && !id.includes('ql'))
  expect(vectors).toHaveLength(2)
  for (const { inputs, expected } of vectors) {
    const driver = vectorDriver(inputs.driver)
    const { alpha, fc: blocked } = sealedBox(driver, (inputs.vb_net_l as number) / 1e3)
    const { low, high } = ventedPeaks(driver.fs, alpha, inputs.fb_hz as number)
    expect(low).toBeCloseTo(expected.f_low_hz as number, 2)
    expect(high).toBeCloseTo(expected.f_high_hz as number, 2)
    expect(tuningFromPeaks(low, high, blocked)).toBeCloseTo(inputs.fb_hz as number, 6)
  }
})
