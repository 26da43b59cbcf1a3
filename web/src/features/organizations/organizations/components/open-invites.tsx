import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { organizationRoles } from '#shared/organizations/organizations/organization-labels.ts'
import type { listOrganizationPeople } from '#shared/organizations/organizations/people-contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWithdrawInvite } from '../api/organization-commands.ts'

type Invite = ResponseOf<typeof listOrganizationPeople>['invites'][number]
type OpenInvitesProps = { organizationId: OrganizationId; invites: readonly Invite[] }

/** Those who have not answered yet. */
export function OpenInvites({ organizationId, invites }: OpenInvitesProps) {
  if (invites.length === 0) return null
  return (
    <Panel flush title="Open invitations">
      <ul className="divide-y divide-line">
        {invites.map((invite) => (
          <InviteRow key={invite.inviteId} organizationId={organizationId} invite={invite} />
        ))}
      </ul>
    </Panel>
  )
}

type InviteRowProps = { organizationId: OrganizationId; invite: Invite }

function InviteRow({ organizationId, invite: { inviteId, email, role, expiresAt } }: InviteRowProps) {
  const withdraw = useWithdrawInvite()
  const press = usePress(() =>
    withdraw
      .mutateAsync({ params: { organizationId, inviteId } })
      .then(() => toast.success('Invitation withdrawn'), toastFailure),
  )
  return (
    <li className="flex flex-wrap items-center gap-3 px-5 py-4">
      <p className="min-w-0 flex-1 basis-56">
        <span className="block font-semibold">
          <EmailAddress>{email}</EmailAddress>
        </span>
        <span className="text-sm text-dim">
          {organizationRoles[role]}, open until {localTime(expiresAt)}
        </span>
      </p>
      <Button data-own size="sm" busy={withdraw.isPending} onClick={press}>
        Withdraw<span className="sr-only"> ({email})</span>
      </Button>
    </li>
  )
}
