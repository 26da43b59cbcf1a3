import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { toPay } from './to-pay.ts'

/** The key of a card payment that was begun for what is to be paid now. */
export const cardPaymentKey = (registration: OwnRegistration) =>
  ['entry-payment', registration.id, registration.change?.until, toPay(registration).dueCents] as const
