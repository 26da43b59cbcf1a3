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

/** Reads a meter’s value as a person typed it, in hundredths of a decibel. */
export function readMeasured(typed: string): ReadScore {
  const read = readHundredths(typed)
  return 'hundredths' in read && read.hundredths >= tooMuch
    ? { problem: 'A score must be below 200 dB.' }
    : read
}

/** Returns the question to ask before saving a score that is rarely right; the second tap saves it. */
export const scoreDoubt = (hundredths: number): string | undefined =>
  hundredths < lowestSure || hundredths > highestSure
    ? `Is ${showHundredths(hundredths)} dB correct?`
    : undefined
