import type { RegistrationData } from '#shared/accounts/accounts/contract.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { lazyRule } from '#web/features/platform/forms/lazy-rule.ts'

/** Checks the phone and the place that a business registers with. */
export const newContact = lazyRule(async ({ userData }: { userData: RegistrationData }) => {
  if (!isBusiness(userData.membershipType)) return
  const { settleRegistration } = await import('#shared/accounts/accounts/settle-registration.ts')
  settleRegistration(userData)
})
