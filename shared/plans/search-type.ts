import type { NounSearchType } from '#shared/search/search-document.ts'
import { membershipLabels } from '#shared/users/membership-type.ts'
import type { WholePlan } from './plan.ts'

/** Once for both periods that it is billed by. */
export const searchType: NounSearchType<WholePlan> = {
  type: 'content',
  document: ({ id, type, description, isActive, billingPeriod, priceCents }) =>
    isActive && billingPeriod === 'monthly'
      ? {
          id: `plan:${id}`,
          title: `${membershipLabels[type]} membership`,
          description,
          url: '/pricing',
          priceCents,
          category: 'Memberships',
          metadata: { billingPeriod },
        }
      : undefined,
}
