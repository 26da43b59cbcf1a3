import * as z from 'zod/mini'
import { works } from '#shared/platform/capabilities/capabilities.ts'

/** One thing that a plan brings, and the capability without which it would be a promise. */
export const PlanFeature = z.object({ text: z.string(), needs: z.optional(z.string()) })
export type PlanFeature = z.infer<typeof PlanFeature>

/** Returns the texts of the features that work today. */
export const listedFeatures = (features: readonly PlanFeature[]): string[] =>
  features.filter(({ needs }) => works(needs)).map(({ text }) => text)
