import { isPaidBothWays } from '#shared/registrations/cash-of.ts'
import type { OwnRegistration } from '#shared/registrations/contract.ts'

/** On which way an amount comes back, such as “$20.00 of the $30.00 you paid”. */
export function comesBack(
  { pay, isPaidByOther }: Pick<OwnRegistration, 'pay' | 'isPaidByOther'>,
  amount: string,
) {
  if (isPaidByOther) return `${amount} goes back to the member who paid.`
  if (isPaidBothWays(pay))
    return `You get back ${amount}: on your card what you paid by card, and from the organizer what you paid in cash.`
  return pay.method === 'card' ? `${amount} comes back to your card.` : `The organizer gives back ${amount}.`
}
