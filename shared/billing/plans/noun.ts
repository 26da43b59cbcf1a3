import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'
import type { NounSearchType } from '#shared/content/search/search-document.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { WholePlan } from './plan.ts'

export const navigationSeed = [
  {
    id: 'business',
    title: 'Business',
    href: '/business-features',
    order: 50,
    // Businesses have the entry of their own tools.
    visibilityRules: [{ kind: 'signed_out' }],
  },
  {
    id: 'business-features',
    title: 'Shops and brands',
    href: '/business-features',
    order: 51,
    parentId: 'business',
  },
  {
    id: 'organization-features',
    title: 'Clubs and promoters',
    href: '/organization-features',
    order: 52,
    parentId: 'business',
  },
  {
    id: 'pricing',
    title: 'Membership',
    href: '/pricing',
    order: 60,
    priority: 78,
    // Members change theirs in billing.
    visibilityRules: [{ kind: 'signed_out' }],
  },
] satisfies NavigationSeed

/** Lists a plan once for both of its billing periods. */
export const searchType = {
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
} satisfies NounSearchType<WholePlan>
