import * as z from 'zod/mini'

/** States whether the greater or the smaller score wins. */
export const BetterIs = z.enum(['more', 'less'])
export type BetterIs = z.infer<typeof BetterIs>
