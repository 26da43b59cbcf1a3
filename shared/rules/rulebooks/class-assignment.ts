import * as z from 'zod/mini'

/**
 * The measure that decides which class a vehicle is in: its cone area and power, power alone, or the number
 * of amplifier channels.
 */
export const ClassAssignment = z.strictObject({
  formula: z.enum(['cone_plus_power', 'power', 'channels']),
  min: z.int().check(z.gte(0)),
  max: z.optional(z.int().check(z.gte(0))),
})
export type ClassAssignment = z.infer<typeof ClassAssignment>
