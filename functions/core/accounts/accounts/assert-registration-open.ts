import { rulesOf } from '#core/platform/roles/rules-of.ts'
import { temporarilyUnavailable } from '#core/platform/security/registration-refusals.ts'
import { readSetting } from '#core/platform/settings/read-setting.ts'
import { AppError } from '#shared/errors.ts'
import type { PublicMembershipType } from '#shared/platform/users/membership-type.ts'

/** Administrators can close the registration, or that of single memberships; invitations go past that. */
export async function assertRegistrationOpen(type: PublicMembershipType): Promise<void> {
  const [open, rules] = await Promise.all([readSetting('registration_open'), rulesOf(type)])
  if (!open) throw temporarilyUnavailable()
  if (!rules.registrationOpen)
    throw new AppError(
      'forbidden',
      'membership_closed',
      'This membership is not open to new members right now. Choose another one.',
    )
}
