import { fold } from '#shared/platform/words/fold.ts'

/** Two spellings of a number are one number. */
export const foldedNumber = (number: string): string => fold(number).replaceAll(' ', '')
