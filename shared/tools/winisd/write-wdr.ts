import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { standardAir } from '#shared/tools/acoustics/air.ts'
import { completeDriver } from '#shared/tools/acoustics/complete-driver.ts'
import { driverFigures } from '#shared/tools/acoustics/driver-figures.ts'
import type { DriverField } from '#shared/tools/acoustics/entered-driver.ts'
import type { DriverFields } from '#shared/tools/drivers/driver.ts'
import { type CoilWords, coilComment } from './coil-comment.ts'
import { fieldOfKey, mountingOfKey, stateOrder, textKeys, type WdrKey, wdrKeys } from './wdr-keys.ts'

export type WrittenDriver = Pick<DriverFields, 'brand' | 'model' | 'values' | 'valuesFor'> & {
  mounting?: DriverFields['mounting']
  /** The wiring of its two coils, where it is not the one that the values hold for. */
  coils?: CoilWords['coils']
}

/**
 * A driver as a file of WinISD, with all of its keys in their order, or undefined where its values are not enough.
 * `day` is written as the day it was added.
 */
export function writeWdr(
  { brand, model, values, valuesFor, mounting, coils }: WrittenDriver,
  day: string,
): string | undefined {
  const completed = completeDriver(values)
  if (isRefusal(completed)) return undefined
  const figures = driverFigures(completed.driver)
  // An entered value stays, also where the others contradict it.
  const all: Partial<Record<DriverField, number | undefined>> = {
    ...completed.driver,
    ...completed.values,
    ...values,
  }
  const numbers: Partial<Record<WdrKey, number | undefined>> = {
    Vd: figures.vd,
    no: figures.efficiency,
    Dd: 2 * Math.sqrt(completed.driver.sd / Math.PI),
    EBP: figures.ebp,
    SPL: figures.splAtOneWatt,
    USPL: figures.splAtTwoVolts83,
    numVC: valuesFor === 'single' ? 1 : 2,
    VCCon: valuesFor === 'series' ? 2 : 1,
    c: standardAir.speed,
    roo: standardAir.density,
    ...Object.fromEntries(Object.entries(mountingOfKey).map(([key, size]) => [key, mounting?.[size]])),
  }
  const texts: Partial<Record<WdrKey, string>> = {
    Brand: onOneLine(brand),
    Model: onOneLine(model),
    Comment: coilComment({ valuesFor, coils }),
    DateAdded: day.replaceAll('-', ''),
    DateModified: day.replaceAll('-', ''),
    ParState: parState(values, all, numbers),
  }
  const lines = wdrKeys.map((key) => {
    if (textKeys.includes(key)) return `${key}=${texts[key] ?? ''}`
    const field = fieldOfKey[key]
    return `${key}=${figure((field ? all[field] : numbers[key]) ?? 0)}`
  })
  return `[Driver]\r\n${lines.join('\r\n')}\r\n`
}

const figure = (value: number) => String(Number(value.toPrecision(12)))

/** Keeps a name on one line, so that no part of it becomes a line of its own. */
const onOneLine = (name: string) => name.replace(/[\r\n]+/g, ' ')

/** For each value whether it was entered, calculated or not given. */
function parState(
  values: DriverFields['values'],
  all: Partial<Record<DriverField, number | undefined>>,
  numbers: Partial<Record<WdrKey, number | undefined>>,
): string {
  const states = stateOrder.map((key) => {
    if (key === undefined) return 'N'
    if (key === 'numVC') return 'E'
    const field = fieldOfKey[key]
    if (field) return values[field] !== undefined ? 'E' : all[field] ? 'C' : 'N'
    if (key in numbers && numbers[key]) return key in mountingOfKey ? 'E' : 'C'
    return 'N'
  })
  return states.join('')
}
