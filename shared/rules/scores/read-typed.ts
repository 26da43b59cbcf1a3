import { belowMost, type ReadScore, readHundredths } from './read-score.ts'

/** The last digits of these many, or more, are the decimals of a score, as on a meter. */
const fewestWithDecimals = 4

/** True for digits alone that are too few to say the decimals: 151, which is 151.00. */
export const isWholeNumber = (typed: string): boolean => /^\d{1,3}$/.test(typed.trim())

/**
 * Reads a score as judges and lanes type it, on the keypad and on a sheet: 2250 is 22.50, as on a meter, and so are
 * 22.50, 22,50 and 22.5. Up to three digits alone are a whole number.
 */
export function readTyped(typed: string): ReadScore {
  const digits = typed.trim()
  return readHundredths(
    /^\d+$/.test(digits) && digits.length >= fewestWithDecimals
      ? `${digits.slice(0, -2)}.${digits.slice(-2)}`
      : digits,
  )
}

/** Reads a meter’s value in hundredths of a decibel, as a lane or a head judge typed it. */
export const readTypedMeasured = (typed: string): ReadScore => belowMost(readTyped(typed))
