import { expect, test } from 'vitest'
import { acousticsRefusal } from './acoustics-refusal.ts'

test.each([
  ['driver_incomplete', { missing: 'Vas' }, 'Enter Vas.'],
  ['driver_q_order', {}, 'Qms and Qes must both be larger than Qts.'],
  ['driver_inconsistent', {}, 'Qts does not fit Qes and Qms. Keep one of them.'],
  ['value_range', { min: 10, max: 200, unit: 'Hz' }, 'Must be between 10 and 200 Hz.'],
  [
    'qtc_too_low',
    { value: 0.4, qts: 0.5 },
    'A sealed box cannot bring Qtc down to 0.4. It must be above 0.5, the Qts of the driver.',
  ],
  ['alignment_out_of_range', { name: 'QB3', value: 0.6 }, 'QB3 has no solution for a Qts of 0.6.'],
  ['bandpass_qbp', {}, "This gain needs a Qbp above the driver's Qts. Ask for more gain or a smaller S."],
  ['port_too_short', {}, 'This port is too small for the tuning. Make it wider or tune lower.'],
  [
    'port_too_long',
    { length: '60 in' },
    'This port would be 60 in long and does not fit. Make it narrower, tune higher or bend it.',
  ],
  ['pr_too_heavy', {}, 'This passive radiator is already too heavy to tune that high.'],
  ['limits_unknown', {}, 'Enter Xmax or the rated power to see how loud it can play.'],
  ['point_undefined', { hz: 55 }, 'The model has no result near 55 Hz.'],
  ['cabin_curve', {}, 'The cabin curve needs at least five rows of Hz and dB with rising frequencies.'],
] as const)('%s says what is wrong and what to do', (code, values, message) => {
  expect(acousticsRefusal(code, values)).toEqual({ code, message })
})

test('a value without a unit ends in its period', () => {
  expect(acousticsRefusal('value_range', { min: 0.1, max: 2, unit: '' }).message).toBe(
    'Must be between 0.1 and 2.',
  )
})
