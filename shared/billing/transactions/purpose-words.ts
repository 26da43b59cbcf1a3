import type { Purpose } from './purpose.ts'

/** The purpose of a payment in two words, beside its own description. */
export const purposeWords: Record<Purpose['kind'], string> = { entry: 'Event entry', ads: 'Advertising' }
