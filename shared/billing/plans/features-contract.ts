import * as z from 'zod/mini'
import { type Capability, capabilities } from '#shared/platform/capabilities/capabilities.ts'
import { route } from '#shared/platform/http/route.ts'
import { PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { line } from '#shared/text.ts'
import { PlanFeature } from './plan-feature.ts'

const mostFeatures = 20

/** The features of a membership, whether they work yet or not; its plans for a month and for a year share them. */
export const PlanFeatures = z.object({
  type: PublicMembershipType,
  features: z.array(PlanFeature),
  /** Rises with every change of one of its plans. */
  version: z.int(),
})
export type PlanFeatures = z.infer<typeof PlanFeatures>

export const listPlanFeatures = route({
  name: 'listPlanFeatures',
  method: 'GET',
  path: '/api/admin/memberships/features',
  auth: 'admin',
  summary:
    'The features of each membership, including those that are not listed because they do not work yet',
  response: z.object({ items: z.array(PlanFeatures) }),
})

const knownCapabilities = Object.keys(capabilities) as [Capability]

export const FeaturesForm = z.strictObject({
  features: z
    .array(
      z.strictObject({
        text: line(120, 1),
        /** The capability it needs; without one it is always listed. */
        needs: z.optional(z.enum(knownCapabilities, 'Choose a capability of the platform')),
      }),
    )
    .check(
      z.minLength(1, 'List at least one feature'),
      z.maxLength(mostFeatures, `List at most ${mostFeatures} features`),
      z.refine(
        (features) => new Set(features.map(({ text }) => text)).size === features.length,
        'List each feature only once',
      ),
    ),
  version: z.int().check(z.gte(1)),
})
export type FeaturesForm = z.infer<typeof FeaturesForm>

export const setPlanFeatures = route({
  name: 'setPlanFeatures',
  method: 'PUT',
  path: '/api/admin/memberships/:type/features',
  auth: 'admin',
  summary: 'Set the features of a membership and the capability each one needs',
  params: z.strictObject({ type: PublicMembershipType }),
  body: FeaturesForm,
  response: PlanFeatures,
  errors: ['plan_not_found', 'version_conflict'],
})
