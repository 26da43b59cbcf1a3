import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { Banner } from '#web/ui/banner.tsx'
import { InviteAnswers } from './invite-answers.tsx'
import { asRole, roleHints } from './role-words.ts'

/** The invitation of the member to an organization, with its answers. */
export function InvitationBanner({ own: { organization, invite } }: { own: OwnOrganization }) {
  if (!invite) return null
  const { role, expiresAt } = invite
  return (
    <Banner tone="info" action={<InviteAnswers organization={organization} role={role} />}>
      <p>
        {organization.name} has invited you as {asRole[role]}. {roleHints[role]}
      </p>
      <p className="mt-1 text-sm text-dim">Open until {localTime(expiresAt)}</p>
    </Banner>
  )
}
