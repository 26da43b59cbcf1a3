import * as z from 'zod/mini'

/** A number of a table, with the sentence that names its range. */
export function between(least: number, most: number, unit = '') {
  const end = unit && ` ${unit}`
  const error = `Must be between ${least} and ${most}${end}.`
  return z.number(error).check(z.gte(least, error), z.lte(most, error))
}
