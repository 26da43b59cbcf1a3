import { readHundredths } from '#shared/rules/scores/read-score.ts'
import { shortHundredths } from '#shared/rules/scores/show-score.ts'

/** Reads a typed whole number. Other text becomes one that the contract refuses, so its field says so. */
export const whole = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : Number(typed.replaceAll(',', ''))

export const typedWhole = (value: number | undefined): string => value?.toString() ?? ''

/** Reads a typed number as hundredths. */
export function hundredths(typed: string): number | undefined {
  const read = readHundredths(typed)
  if ('missing' in read) return undefined
  return 'hundredths' in read ? read.hundredths : Number.NaN
}

export const typedHundredths = (value: number | undefined): string =>
  value === undefined ? '' : shortHundredths(value)

/** The parts of a list that is typed with commas. */
export const listed = (typed: string): string[] =>
  typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
