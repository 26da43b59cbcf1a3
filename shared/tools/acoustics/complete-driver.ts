import { type AcousticsRefusal, acousticsRefusal } from './acoustics-refusal.ts'
import { type Air, standardAir } from './air.ts'
import type { Driver } from './driver.ts'
import { rangeRefusal } from './driver-ranges.ts'
import type { DriverField, EnteredDriver } from './entered-driver.ts'
import { type Mechanics, mechanicsOf } from './mechanics-of.ts'
import { missingValues } from './missing-values.ts'
import { qtsOf } from './qts-of.ts'

/** An entered value that the others contradict. */
export type DriverConflict = { field: DriverField; entered: number; derived: number }

export type CompletedDriver = {
  driver: Driver
  /** Every value, entered or derived. */
  values: Mechanics & { qts: number }
  /** The fields that were not entered. */
  derived: DriverField[]
  /** Entered values that differ from what the others give by more than a twentieth. */
  conflicts: DriverConflict[]
  /** The sentence about Qts, where it is among the conflicts. */
  warning: AcousticsRefusal | undefined
}

const conflictFrom = 0.05

const mayBeZero: readonly DriverField[] = ['le']

/**
 * Completes a driver from what was entered: Sd, Re, and any set that determines fs, Vas, Qes and Qms. What Vas and Cms say
 * of Sd is offered by `coneAreaOf` and never taken, because every level depends on it.
 */
export function completeDriver(
  entered: EnteredDriver,
  air: Air = standardAir,
): CompletedDriver | AcousticsRefusal {
  const refused = valueRefusal(entered)
  if (refused) return refused
  const found = derive(entered, air)
  const { fs, qes, qms, vas, re, sd, le = 0, xmax, pe } = found
  if (!fs || !qes || !qms || !vas || !re || !sd) {
    const { field, missing } = missingValues(found)
    return acousticsRefusal('driver_incomplete', { missing }, field)
  }
  if (!(qes > 0 && qms > 0 && qes < Infinity && qms < Infinity))
    return acousticsRefusal('driver_q_order', {}, 'qts')
  const driver: Driver = { fs, qes, qms, vas, re, le, sd, xmax, pe }
  const values = { ...mechanicsOf(driver, air), qts: qtsOf(driver) }
  const whole: EnteredDriver = { fs, qes, qms, vas, re, sd, ...values }
  const fields = Object.keys(whole) as DriverField[]
  const conflicts = fields.flatMap((field): DriverConflict[] => {
    const [ours, theirs] = [whole[field], entered[field]]
    if (ours === undefined || theirs === undefined) return []
    return Math.abs(theirs - ours) > conflictFrom * ours ? [{ field, entered: theirs, derived: ours }] : []
  })
  return {
    driver,
    values,
    derived: fields.filter((field) => entered[field] === undefined),
    conflicts,
    warning: conflicts.some(({ field }) => field === 'qts')
      ? acousticsRefusal('driver_inconsistent', {}, 'qts')
      : undefined,
  }
}

function valueRefusal(entered: EnteredDriver): AcousticsRefusal | undefined {
  for (const field of Object.keys(entered) as DriverField[]) {
    const value = entered[field]
    if (value === undefined) continue
    if (Number.isFinite(value) && (value > 0 || (value === 0 && mayBeZero.includes(field)))) continue
    return rangeRefusal(field)
  }
  const { qts, qes, qms } = entered
  const ordered = qts === undefined || ((qes ?? Infinity) > qts && (qms ?? Infinity) > qts)
  return ordered ? undefined : acousticsRefusal('driver_q_order', {}, 'qts')
}

/** The entered values, and all that follow from them: entered ones are never replaced. */
function derive(entered: EnteredDriver, { density, speed }: Air): EnteredDriver {
  const found = { ...entered }
  const stiffness = density * speed ** 2
  // A value that follows may be what the next one needs; the longest such chain has four.
  for (let pass = 0; pass < 4; pass++) {
    const { fs, mms, cms, vas, sd, qts, qes, qms, re, bl, rms } = found
    if (mms && cms) found.fs ??= 1 / (2 * Math.PI * Math.sqrt(mms * cms))
    if (vas && sd) found.cms ??= vas / (stiffness * sd ** 2)
    if (fs && mms) found.cms ??= 1 / ((2 * Math.PI * fs) ** 2 * mms)
    if (fs && cms) found.mms ??= 1 / ((2 * Math.PI * fs) ** 2 * cms)
    if (cms && sd) found.vas ??= stiffness * sd ** 2 * cms
    if (qts && qes) found.qms ??= (qts * qes) / (qes - qts)
    if (qts && qms) found.qes ??= (qts * qms) / (qms - qts)
    if (fs && mms && re && bl) found.qes ??= (2 * Math.PI * fs * mms * re) / bl ** 2
    if (fs && mms && rms) found.qms ??= (2 * Math.PI * fs * mms) / rms
  }
  return found
}

/** The cone area that the entered values give where they name none, m². It is as rough as they are. */
export function coneAreaOf(entered: EnteredDriver, air: Air = standardAir): number | undefined {
  if (entered.sd !== undefined || valueRefusal(entered)) return undefined
  const { cms, vas } = derive(entered, air)
  return cms && vas ? Math.sqrt(vas / (air.density * air.speed ** 2 * cms)) : undefined
}
