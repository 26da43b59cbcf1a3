import type { NounSearchType } from '#shared/content/search/search-document.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { WholePlan } from './plan.ts'

/** Lists a plan once for both of its billing periods. */
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
