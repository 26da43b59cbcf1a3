import { mirrorPaymentMethods } from './mirror-payment-methods.ts'

/** Brings the caller’s cards to what the provider has now. */
export const mirrorOwnPaymentMethods = ({
  actor: { userId },
  now,
}: {
  actor: { userId: string }
  now: string
}) => mirrorPaymentMethods(userId, now)
