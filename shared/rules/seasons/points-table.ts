import * as z from 'zod/mini'

const points = z.int().check(z.gte(0), z.lte(1000))

/**
 * The weight of an event in a season: 1 to 4 times. The table lists each in full, because leagues do not
 * simply multiply.
 */
export const Multiplier = z.int().check(z.gte(1), z.lte(4))

/** The points of the places at events of one multiplier. */
const PointsStep = z.strictObject({
  multiplier: Multiplier,
  /** First, second, third and so on. */
  places: z.array(points).check(z.minLength(1, 'Enter the points of first place'), z.maxLength(100)),
  /** Every place after them. */
  others: points,
})

/** The points for places in a season. */
export const PointsTable = z.strictObject({
  steps: z.array(PointsStep).check(
    z.minLength(1, 'Enter the points of first place'),
    z.maxLength(4),
    z.refine(
      (steps) => new Set(steps.map(({ multiplier }) => multiplier)).size === steps.length,
      'List each multiplier only once',
    ),
  ),
  /** For taking part, also with a score of zero. */
  perEntry: points,
})
export type PointsTable = z.infer<typeof PointsTable>
