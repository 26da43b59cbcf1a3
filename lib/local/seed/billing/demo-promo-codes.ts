import type { PromoCode } from '#shared/billing/promo-codes/promo-code.ts'
import { addMonths } from '#shared/platform/time/add-months.ts'

/** The code that demo members started with. */
export const usedCode = 'OPENER10'

const code = (
  number: number,
  fields: Pick<PromoCode, 'code' | 'type' | 'value' | 'description' | 'createdAt'>,
) => ({
  id: `promo_${String(number).padStart(26, '0')}` as const,
  isActive: true,
  usageCount: 0,
  revision: 1,
  planIds: [],
  version: 1,
  ...fields,
})

/** Two codes to try the checkout with, one with a limit that some have used, and one that has ended. */
export const demoPromoCodes = (now: string): PromoCode[] => [
  code(1, {
    code: 'WELCOME20',
    type: 'percentage',
    value: 20,
    description: '20% off your first payment',
    createdAt: now,
  }),
  code(2, {
    code: 'TUNEUP5',
    type: 'fixed_amount',
    value: 500,
    description: '$5 off your first payment',
    createdAt: now,
  }),
  {
    ...code(3, {
      code: usedCode,
      type: 'percentage',
      value: 10,
      description: '10% off for businesses that open an account',
      createdAt: addMonths(now, -8),
    }),
    usageLimit: 50,
    planIds: ['retailer_monthly', 'retailer_yearly', 'organization_yearly'],
  },
  {
    ...code(4, {
      code: 'FINALS15',
      type: 'percentage',
      value: 15,
      description: '15% off in the week of the finals',
      createdAt: addMonths(now, -3),
    }),
    isActive: false,
    revision: 2,
  },
]
