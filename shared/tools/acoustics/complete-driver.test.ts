import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal } from './acoustics-refusal.ts'
import { completeDriver, coneAreaOf } from './complete-driver.ts'
import type { Driver } from './driver.ts'
import { driverFigures } from './driver-figures.ts'
import { implausibleFields } from './driver-ranges.ts'
import type { DriverField, EnteredDriver } from './entered-driver.ts'

const eight: Driver = { fs: 38, qes: 0.6, qms: 4.5, vas: 0.014, re: 3.5, le: 0, sd: 0.0214, xmax: 0.009 }

function completed(entered: EnteredDriver) {
  const answer = completeDriver(entered)
  if (isRefusal(answer)) throw new Error(answer.message)
  return answer
}

const codeOf = (entered: EnteredDriver) => {
  const answer = completeDriver(entered)
  return isRefusal(answer) ? answer.code : undefined
}

test('two of the three Q are enough', () => {
  const { fs, vas, re, sd } = eight
  const qts = (0.6 * 4.5) / 5.1
  for (const two of [
    { qes: 0.6, qms: 4.5 },
    { qts, qms: 4.5 },
    { qts, qes: 0.6 },
  ]) {
    const { driver, values } = completed({ fs, vas, re, sd, ...two })
    expect(driver.qes).toBeCloseTo(0.6, 10)
    expect(driver.qms).toBeCloseTo(4.5, 10)
    expect(values.qts).toBeCloseTo(qts, 10)
  }
})

test('any set that determines a driver gives the same driver', () => {
  const { mms, cms, rms, bl } = driverFigures(eight)
  const { fs, vas, re, sd, qes, qms } = eight
  const springs: EnteredDriver[] = [
    { fs, vas, sd },
    { fs, mms, sd },
    { fs, cms, sd },
    { mms, cms, sd },
    { mms, vas, sd },
  ]
  const losses: EnteredDriver[] = [
    { qes, qms },
    { bl, rms },
    { bl, qms },
    { qes, rms },
  ]
  for (const spring of springs)
    for (const loss of losses) {
      const { driver, conflicts } = completed({ re, ...spring, ...loss })
      for (const field of ['fs', 'vas', 'sd', 'qes', 'qms'] as const)
        expect(driver[field] / eight[field]).toBeCloseTo(1, 9)
      expect(conflicts).toEqual([])
    }
})

test('a derived value is marked, and an entered one is not', () => {
  const { fs, vas, re, sd, qes, qms } = eight
  const { derived } = completed({ fs, vas, re, sd, qes, qms })
  expect(derived.toSorted()).toEqual<DriverField[]>(['bl', 'cms', 'mms', 'qts', 'rms'])
})

test('an entered value that the others contradict is named with both', () => {
  const { fs, vas, re, sd } = eight
  const answer = completed({ fs, vas, re, sd, qts: 0.5, qes: 0.6, qms: 5 })
  expect(answer.conflicts).toMatchObject([{ field: 'qts', entered: 0.5 }])
  expect(answer.conflicts[0]?.derived).toBeCloseTo(0.5357, 4)
  expect(answer.warning?.message).toBe('Qts does not fit Qes and Qms. Keep one of them.')
  const { mms } = driverFigures(eight)
  expect(completed({ ...eight, mms: mms * 1.04 }).conflicts).toEqual([])
  expect(completed({ ...eight, mms: mms * 1.06 }).conflicts).toMatchObject([{ field: 'mms' }])
})

test('Qms and Qes above Qts are required, because the division behind the third would fail', () => {
  const { fs, vas, re, sd } = eight
  expect(codeOf({ fs, vas, re, sd, qts: 0.5, qms: 0.5 })).toBe('driver_q_order')
  expect(codeOf({ fs, vas, re, sd, qts: 0.5, qes: 0.4 })).toBe('driver_q_order')
  expect(codeOf({ fs, vas, re, sd, qts: 0.5, qes: 0.6 })).toBeUndefined()
})

test('too few values are refused, and values that cannot be', () => {
  const { fs, vas, re, sd, qes, qms } = eight
  expect(codeOf({ fs, vas, re, sd, qes })).toBe('driver_incomplete')
  expect(codeOf({ fs, vas, sd, qes, qms })).toBe('driver_incomplete')
  expect(codeOf({ ...eight, fs: 0 })).toBe('value_range')
  expect(codeOf({ ...eight, re: -1 })).toBe('value_range')
  expect(codeOf({ ...eight, vas: Number.NaN })).toBe('value_range')
  expect(completeDriver({ fs, vas, re: 0, sd, qes, qms })).toEqual({
    code: 'value_range',
    message: 'Must be between 0.3 and 16 Ω.',
    field: 're',
  })
})

test('no entry gives a driver that is not finite', () => {
  const value = fc.option(fc.double({ min: 1e-6, max: 1e4, noNaN: true }), { nil: undefined })
  const fields = ['fs', 'qts', 'qes', 'qms', 'vas', 'mms', 'cms', 'rms', 'bl', 're', 'sd'] as const
  fc.assert(
    fc.property(fc.record(Object.fromEntries(fields.map((field) => [field, value]))), (record) => {
      const entered = Object.fromEntries(Object.entries(record).filter(([, one]) => one !== undefined))
      const answer = completeDriver(entered as EnteredDriver)
      if (isRefusal(answer)) return
      const { fs, qes, qms, vas, re, sd } = answer.driver
      for (const one of [fs, qes, qms, vas, re, sd]) expect(one).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})

test('what is missing is asked for by name, and marked at its field', () => {
  const { fs, vas, re, sd, qes, qms } = eight
  const asked = (entered: EnteredDriver) => {
    const answer = completeDriver(entered)
    return isRefusal(answer) ? [answer.field, answer.message] : undefined
  }
  expect(asked({ fs, vas, re, qes, qms })).toEqual(['sd', 'Enter Sd, the area of the cone.'])
  expect(asked({ fs, vas, sd, qes, qms })).toEqual(['re', 'Enter Re, the resistance of the voice coil.'])
  expect(asked({ fs, vas, qes, qms })).toEqual(['re', 'Enter Re and Sd.'])
  expect(asked({ fs, vas, re, sd, qes })).toEqual(['qms', 'Enter another one of Qts, Qes and Qms.'])
  expect(asked({})).toEqual(['fs', 'Enter fs, Vas, Re, Sd and two of Qts, Qes and Qms.'])
})

test('a cone area that Vas and Cms give is offered, and not taken', () => {
  const { sd, ...rest } = eight
  const entered = { ...rest, cms: driverFigures(eight).cms }
  expect(codeOf(entered)).toBe('driver_incomplete')
  expect((coneAreaOf(entered) ?? 0) / sd).toBeCloseTo(1, 9)
  expect(coneAreaOf(rest)).toBeUndefined()
  expect(coneAreaOf({ ...entered, sd })).toBeUndefined()
})

test('a value outside its plausible range is named, and one on the edge is not', () => {
  expect(implausibleFields(eight)).toEqual([])
  expect(implausibleFields({ ...eight, fs: 10, xmax: 0.04 })).toEqual([])
  expect(implausibleFields({ ...eight, fs: 9.9, xmax: 0.041 })).toEqual(['fs', 'xmax'])
})
