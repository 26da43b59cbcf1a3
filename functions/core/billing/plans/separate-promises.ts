import * as z from 'zod/mini'
import type { Row } from '#core/platform/db/migrations/migration.ts'
import { PlanFeature } from '#shared/billing/plans/plan-feature.ts'
import type { Capability } from '#shared/platform/capabilities/capabilities.ts'

type Move = { from: Capability; to: Capability; about: RegExp }

/** The features that shared a capability with something else, and so would be sold as soon as that works. */
const moves: Move[] = [
  { from: 'teams', to: 'sponsorship', about: /sponsor/i },
  { from: 'support_desk', to: 'priority_support', about: /priority/i },
  { from: 'support_desk', to: 'dedicated_contact', about: /\bcontact\b/i },
  { from: 'support_desk', to: 'member_support', about: /\bmembers\b/i },
  { from: 'newsletters', to: 'member_communication', about: /member communication/i },
  { from: 'results', to: 'product_results', about: /results by product/i },
  { from: 'product_pages', to: 'product_results', about: /results by product/i },
]

/** A feature that was promised for more than it is, in the words of today. */
const reworded = new Map([
  [
    'Shown as a manufacturer wherever your name appears',
    'Shown as a manufacturer in the directory and on your profile',
  ],
])

const FormerPlan = z.looseObject({ features: z.array(PlanFeature) })

/** A plan from when its features shared capabilities, as it is kept today. */
export function separatePromises(row: Row): Row {
  const former = z.safeParse(FormerPlan, row)
  if (!former.success) return row
  return { ...former.data, features: former.data.features.map(separated) }
}

function separated(feature: PlanFeature): PlanFeature {
  const { text, needs } = feature
  const move = moves.find(({ from, about }) => from === needs && about.test(text))
  return { ...feature, text: reworded.get(text) ?? text, ...(move && { needs: move.to }) }
}
