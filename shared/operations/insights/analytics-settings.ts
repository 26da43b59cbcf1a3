import * as z from 'zod/mini'

/** A report compares two spans of 90 days. */
export const fewestKeptDays = 180
export const mostKeptDays = 800

export const KeptDays = z
  .int('Enter a whole number of days')
  .check(
    z.gte(fewestKeptDays, `Keep at least ${fewestKeptDays} days`),
    z.lte(mostKeptDays, `Keep at most ${mostKeptDays} days`),
  )

export const AnalyticsSettings = z.object({
  /** The platform counts visits itself, for visitors who allow it. */
  own: z.boolean(),
  /** Google Analytics runs, for visitors who allow it, where the deployment has a measurement id. */
  google: z.boolean(),
  keptDays: KeptDays,
  version: z.int(),
})
export type AnalyticsSettings = z.infer<typeof AnalyticsSettings>

export const firstAnalyticsSettings: AnalyticsSettings = {
  own: true,
  google: true,
  keptDays: 400,
  version: 0,
}
