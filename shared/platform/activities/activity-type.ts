import * as z from 'zod/mini'
import type { AllOf } from '#shared/all-of.ts'
import * as nouns from './activity-types-of-nouns.ts'

type Labels = AllOf<(typeof nouns)[keyof typeof nouns]>

/** The words of each activity type. */
export const activityLabels = Object.assign({}, ...Object.values(nouns)) as Record<keyof Labels, string>

export const ActivityType = z.enum(Object.keys(activityLabels) as [keyof Labels])
export type ActivityType = z.infer<typeof ActivityType>
