import * as z from 'zod/mini'

/**
 * A score as it was given: hundredths added up over a number of judges. A meter is one judge. The quotient is
 * never stored, because two different scores can look the same once they are rounded. Zero is a score; one
 * that is missing is not zero.
 */
export const Score = z.strictObject({
  sumHundredths: z.int().check(z.gte(0)),
  judges: z.int().check(z.gte(1)),
})
export type Score = z.infer<typeof Score>

/** Makes a score of a meter’s measurement. */
export const meterScore = (hundredths: number): Score => ({ sumHundredths: hundredths, judges: 1 })
