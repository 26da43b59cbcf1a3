import * as z from 'zod/mini'

/** Whether the greater or the smaller score wins. */
export const BetterIs = z.enum(['more', 'less'])
export type BetterIs = z.infer<typeof BetterIs>
