import { type Unit, units } from './unit.ts'

/** More digits than anyone types, and fewer than what binary fractions get wrong. */
const exact = 12

/** A value in SI units from one in another. */
export const toSi = (value: number, unit: Unit): number => value * units[unit].si

/** A value in a unit from SI; what was typed in that unit comes back as it was. */
export const fromSi = (si: number, unit: Unit): number => Number((si / units[unit].si).toPrecision(exact))
