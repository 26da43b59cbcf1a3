import { expect, test } from 'vitest'
import { expectVector, vectorsOf } from '#test/support/vectors.ts'
import { alternatorBalance, alternatorFactors } from './alternator-balance.ts'
import { amplifierClasses } from './amplifier-class.ts'
import { amplifierCurrent, dutyOf, powerWithinFuses } from './amplifier-current.ts'
import { deficitTime, peukertExponents, peukertTime } from './battery-time.ts'
import { capacitorTime } from './capacitor-time.ts'
import { continuousPower } from './power-rating.ts'
import { supplySag } from './supply-sag.ts'

const vectors = (begin: string) =>
  vectorsOf('dc_power')
    .filter(({ id }) => id.startsWith(begin))
    .map((vector) => ({ vector, inputs: vector.inputs as Record<string, number> }))

test('every vector of the supply is checked here', () => {
  const checked = ['amp-sag-', 'amp-current-', 'alternator-', 'battery-'].flatMap(vectors)
  expect(checked).toHaveLength(vectorsOf('dc_power').length)
})

test('an amplifier draws the current of the vectors', () => {
  for (const { vector, inputs } of vectors('amp-current-')) {
    const { full, average } = amplifierCurrent({
      power: inputs.p_rms_w as number,
      efficiency: inputs.efficiency as number,
      supply: inputs.supply_v as number,
      duty: inputs.duty,
    })
    expectVector(vector, { current_full_a: full, current_avg_a: average })
  }
})

test('music takes an eighth of a full sine on average, and never less than the idle current', () => {
  const load = { power: 1000, efficiency: amplifierClasses.d.efficiency, supply: 13.8 }
  expect(amplifierCurrent({ ...load, duty: dutyOf.music }).average).toBeCloseTo(11.32)
  expect(amplifierCurrent({ ...load, power: 20, duty: dutyOf.music })).toMatchObject({ average: 1 })
})

test('a supply sags as the vectors say', () => {
  for (const { vector, inputs } of vectors('amp-sag-')) {
    const load = {
      power: inputs.p_out_w as number,
      efficiency: inputs.efficiency as number,
      supply: inputs.source_v as number,
    }
    const sag = supplySag(load, (inputs.source_plus_cable_mohm as number) / 1e3)
    if ('code' in sag) throw new Error(sag.message)
    expectVector(vector, { v_amp: sag.voltage, current_a: sag.current, heat_in_amp_w: sag.heat })
  }
})

test('a supply that cannot deliver the power collapses', () => {
  // The most that comes through 10 mΩ is V²/4R.
  const load = (power: number) => ({ power, efficiency: 1, supply: 12 })
  expect(supplySag(load(3600), 0.01)).toMatchObject({ voltage: 6, current: 600 })
  expect(supplySag(load(3601), 0.01)).toEqual({
    code: 'supply_collapses',
    message: 'The supply cannot deliver this power through this cable.',
  })
})

test('what the alternator lacks comes from the battery, as the vectors say', () => {
  for (const { vector, inputs } of vectors('alternator-')) {
    const alternator = {
      rated: inputs.alternator_rated_a as number,
      factor: inputs.available_fraction as number,
      vehicle: inputs.vehicle_a as number,
    }
    const { deficit } = alternatorBalance(alternator, inputs.audio_avg_a as number)
    const time = deficitTime(inputs.battery_ah as number, inputs.usable_fraction as number, deficit)
    expectVector(vector, { deficit_a: deficit, battery_minutes: time / 60 })
  }
  const cruising = alternatorBalance({ rated: 150, factor: alternatorFactors.cruise }, 60)
  expect(cruising).toEqual({ available: 85, deficit: -25 })
  expect(deficitTime(70, 0.5, cruising.deficit)).toBe(Number.POSITIVE_INFINITY)
})

test('a battery lasts as long as the vectors say, and lithium longest', () => {
  for (const { vector, inputs } of vectors('battery-')) {
    const battery = {
      ampereHours: inputs.capacity_ah as number,
      rateHours: inputs.rate_h as number,
      exponent: inputs.peukert as number,
    }
    expectVector(vector, { hours: peukertTime(battery, inputs.current_a as number) / 3600 })
  }
  const times = Object.values(peukertExponents).map((exponent) =>
    peukertTime({ ampereHours: 70, exponent }, 60),
  )
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})

test('a capacitor feeds a beat, no more', () => {
  expect(capacitorTime(1, { power: 1000, from: 13.8, to: 12.6 })).toBeCloseTo(0.01584)
  expect(capacitorTime(1, { power: 1000, from: 12, to: 12.6 })).toBe(0)
})

test('a maximum power enters no calculation', () => {
  expect(continuousPower({ watts: 3000, kind: 'max' })).toEqual({
    code: 'max_power',
    message: 'Maximum power says nothing about continuous power. Enter the rms figure.',
  })
  expect(continuousPower({ watts: 500, kind: 'cta_2006' })).toEqual({ watts: 500 })
})

test('fuses bound what an amplifier can put out', () => {
  expect(powerWithinFuses([30, 30], 0.8)).toBeCloseTo(662.4)
})
