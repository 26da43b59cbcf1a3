import { fold } from '#shared/platform/words/fold.ts'

/** A number in the signs that count, with the zeros that people put before it. */
export const typedNumber = (number: string): string => fold(number).replaceAll(' ', '')

const digits = /^0+(?=\d+$)/

/** Two spellings of a number are one number: where it is digits alone, `0042` is 42. */
export const foldedNumber = (number: string): string => typedNumber(number).replace(digits, '')
