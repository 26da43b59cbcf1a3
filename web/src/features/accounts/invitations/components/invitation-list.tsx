import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listInvitations } from '#shared/accounts/invitations/contract.ts'
import { type Invitation, type InvitationState, isUsable } from '#shared/accounts/invitations/invitation.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { serverTime } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useResendInvitation, useRevokeInvitation } from '../api/invitation-commands.ts'

const invitationPagesQuery = (state: InvitationState | undefined) =>
  pagesQuery(listInvitations, {
    key: ['invitations', state ?? 'all'],
    query: { state, limit: 25 },
    staleTime: 5000,
  })

export function InvitationList({ state }: { state: InvitationState | undefined }) {
  const pages = useInfiniteQuery(invitationPagesQuery(state))
  const withdraw = useRevokeInvitation()
  const [withdrawing, setWithdrawing] = useState<Invitation>()
  const columns: Column<Invitation>[] = [
    {
      id: 'email',
      header: 'Email',
      className: 'min-w-36',
      narrow: 'title',
      cell: ({ email, acceptedBy }) =>
        acceptedBy ? (
          <TextLink to={`/admin/users/${acceptedBy}`}>
            <EmailAddress>{email}</EmailAddress>
          </TextLink>
        ) : (
          <EmailAddress>{email}</EmailAddress>
        ),
    },
    {
      id: 'membership',
      header: 'Membership',
      narrow: 'meta',
      cell: ({ membershipType, approveAtOnce }) =>
        `${membershipLabels[membershipType]}${approveAtOnce ? ', approved' : ''}`,
    },
    {
      id: 'state',
      header: 'Status',
      narrow: 'end',
      cell: (invitation) => <StateBadge invitation={invitation} />,
    },
    {
      id: 'sent',
      header: 'Sent',
      narrow: 'note',
      className: 'whitespace-nowrap text-dim',
      cell: ({ lastSentAt }) => <TimeAgo at={lastSentAt} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      narrow: 'foot',
      className: 'sm:text-right',
      cell: (invitation) =>
        invitation.state === 'open' && (
          <span className="flex flex-wrap gap-2 sm:justify-end">
            <ResendButton invitation={invitation} />
            <Button size="sm" variant="ghost" onClick={() => setWithdrawing(invitation)}>
              Withdraw<span className="sr-only"> the invitation for {invitation.email}</span>
            </Button>
          </span>
        ),
    },
  ]
  return (
    <>
      <TablePanel
        dense
        pages={pages}
        caption="Invitations"
        columns={columns}
        rowKey={({ id }) => id}
        skeletonRows={6}
        failed="The invitations did not load"
        empty={<EmptyState title="No invitations">The ones you send appear here.</EmptyState>}
      />
      {withdrawing && (
        <ConfirmCommand
          command={withdraw}
          input={{ params: { invitationId: withdrawing.id } }}
          danger
          title={`Withdraw the invitation for ${withdrawing.email}?`}
          description="The link in the email stops working right away. You can invite this address again later."
          confirmLabel="Withdraw"
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </>
  )
}

/** Each row has its own command, so that each of several presses in a row gets its own message. */
function ResendButton({ invitation }: { invitation: Invitation }) {
  const { id, email } = invitation
  const resend = useResendInvitation()
  const press = usePress(() =>
    resend
      .mutateAsync({ params: { invitationId: id } })
      .then(() => toast.success(`Invitation sent to ${email} again`), toastFailure),
  )
  return (
    <Button size="sm" busy={resend.isPending} onClick={press}>
      Resend<span className="sr-only"> to {email}</span>
    </Button>
  )
}

function StateBadge({ invitation }: { invitation: Invitation }) {
  if (invitation.state === 'accepted') return <Badge tone="success">Accepted</Badge>
  if (invitation.state === 'revoked') return <Badge>Withdrawn</Badge>
  return isUsable(invitation, serverTime()) ? (
    <Badge tone="info">Open</Badge>
  ) : (
    <Badge tone="warning">Expired</Badge>
  )
}
