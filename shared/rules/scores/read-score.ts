import { showHundredths } from './show-score.ts'

export type ReadScore = { hundredths: number } | { missing: true } | { problem: string }

const decimal = /^\s*(\d{1,5})(?:[.,](\d*))?\s*$/
const lowestSure = 9000
const highestSure = 18_500
const tooMuch = 20_000

/** The hundredths of a number as people type it, with a point or a comma. No floating point is involved; empty is missing, not zero. */
export function readHundredths(typed: string): ReadScore {
  if (typed.trim() === '') return { missing: true }
  const match = decimal.exec(typed)
  if (!match) return { problem: 'Enter a score such as 151.30.' }
  const [, whole = '', decimals = ''] = match
  if (decimals.length > 2) return { problem: 'Enter the score with at most two decimals.' }
  return { hundredths: Number(whole + decimals.padEnd(2, '0')) }
}

/** Refuses what no meter shows. */
export const belowMost = (read: ReadScore): ReadScore =>
  'hundredths' in read && read.hundredths >= tooMuch ? { problem: 'A score must be below 200 dB.' } : read

/** Reads a meter’s value from a file, in hundredths of a decibel. */
export const readMeasured = (text: string): ReadScore => belowMost(readHundredths(text))

/**
 * Returns the question to ask before saving a score that is rarely right; the second tap saves it. A whole number may
 * lack its last digits.
 */
export const scoreDoubt = (hundredths: number, { isWhole = false } = {}): string | undefined =>
  isWhole || hundredths < lowestSure || hundredths > highestSure
    ? `Is ${showHundredths(hundredths)} dB correct?`
    : undefined
