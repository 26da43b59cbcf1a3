import type { Purpose } from './purpose.ts'

/** What a payment was for, in two words, beside its own description. */
export const purposeWords: Record<Purpose['kind'], string> = { entry: 'Event entry' }
