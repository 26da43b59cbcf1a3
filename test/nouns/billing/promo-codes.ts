import type { PromoCodeChanges, PromoCodeForm } from '#shared/billing/promo-codes/admin-contract.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putPromoCode } from '#test/support/promo-codes.ts'

const form = (): PromoCodeForm => ({
  code: `SAMPLE-${crypto.randomUUID().slice(0, 13)}`.toUpperCase(),
  type: 'percentage',
  value: 20,
  description: 'A fifth off your first payment',
  usageLimit: 50,
  planIds: ['pro_competitor_monthly'],
})

const changes: PromoCodeChanges = { description: 'Changed by a sample', planIds: [], revision: 1 }

const promo = async (caller: unknown) => ({
  params: { code: caller ? (await putPromoCode()).code : 'NOSUCHCODE' },
})

export const fixture = {
  checkPromoCode: () => ({ body: { code: 'welcome20', planId: 'pro_competitor_monthly' } }),
  listPromoCodes: () => ({ query: { standing: 'offered' } }),
  getPromoCode: promo,
  createPromoCode: () => ({ body: form() }),
  updatePromoCode: async (caller) => ({ ...(await promo(caller)), body: changes }),
  endPromoCode: promo,
  listPromoUses: promo,
} satisfies NounFixture<'promoCodes'>
