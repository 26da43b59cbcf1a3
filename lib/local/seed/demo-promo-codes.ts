import type { PromoCode } from '#shared/promo-codes/promo-code.ts'

/** Two codes to try the checkout with. */
export const demoPromoCodes = (now: string): PromoCode[] => [
  {
    id: 'promo_00000000000000000000000001',
    code: 'WELCOME20',
    type: 'percentage',
    value: 20,
    description: '20% off your first payment',
    isActive: true,
    usageCount: 0,
    revision: 1,
    planIds: [],
    createdAt: now,
    version: 1,
  },
  {
    id: 'promo_00000000000000000000000002',
    code: 'TUNEUP5',
    type: 'fixed_amount',
    value: 500,
    description: '$5 off your first payment',
    isActive: true,
    usageCount: 0,
    revision: 1,
    planIds: [],
    createdAt: now,
    version: 1,
  },
]
