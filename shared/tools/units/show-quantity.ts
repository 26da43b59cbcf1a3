import { fromSi } from './convert.ts'
import { type Unit, units } from './unit.ts'

/** The figure of a value in a unit, with no more decimals than are useful. */
export const showFigure = (si: number, unit: Unit, digits: number = units[unit].digits): string =>
  String(Number(fromSi(si, unit).toFixed(digits)))

/** The figure with its unit, such as "28.32 L". */
export const showQuantity = (si: number, unit: Unit, digits?: number): string =>
  `${showFigure(si, unit, digits)} ${units[unit].label}`.trim()
