import { fold } from '#shared/content/search/fold.ts'

/** Two spellings of a number are one number. */
export const foldedNumber = (number: string): string => fold(number).replaceAll(' ', '')
