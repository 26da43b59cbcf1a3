import type { RegistrationData } from '#shared/accounts/accounts/contract.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { laterRule } from '#web/features/platform/forms/later-rule.ts'

/** Checks the phone and the place that a business registers with. */
export const newContact = laterRule(async ({ userData }: { userData: RegistrationData }) => {
  if (!isBusiness(userData.membershipType)) return
  const { settleRegistration } = await import('#shared/accounts/accounts/settle-registration.ts')
  settleRegistration(userData)
})
