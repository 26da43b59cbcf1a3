import type { routes } from '#shared/promo-codes/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  checkPromoCode: () => ({ body: { code: 'welcome20', planId: 'pro_competitor_monthly' } }),
} satisfies NounFixture<typeof routes>
