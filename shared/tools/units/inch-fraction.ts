import { units } from './unit.ts'

const parts = 32

/** A length in inches as shops measure it: to the nearest 1/32, as in 35 7/16 in. */
export function inchFraction(metres: number): string {
  const all = Math.round((Math.abs(metres) / units.in.si) * parts)
  const sign = metres < 0 && all > 0 ? '-' : ''
  const [whole, rest] = [Math.floor(all / parts), all % parts]
  if (rest === 0) return `${sign}${whole} in`
  const shared = rest & -rest
  const fraction = `${rest / shared}/${parts / shared}`
  return `${sign}${whole === 0 ? '' : `${whole} `}${fraction} in`
}
