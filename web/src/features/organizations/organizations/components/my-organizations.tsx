import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import { manageOrganizationPath } from '#shared/organizations/organizations/manage-organization-path.ts'
import type { OrganizationInvite } from '#shared/organizations/organizations/organization.ts'
import { organizationRoles } from '#shared/organizations/organizations/organization-labels.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { myOrganizationsQuery } from '../api/my-organizations-query.ts'
import { InviteAnswers } from './invite-answers.tsx'
import { asRole } from './role-words.ts'
import { StatusBadge } from './status-badge.tsx'

/** The organizations that a member belongs to, below the invitations that wait for an answer. */
export function MyOrganizations() {
  const mine = useQuery(myOrganizationsQuery)
  const items = mine.data?.items ?? []
  return (
    <Panel
      flush
      title="Your organizations"
      className="mb-8"
      aside={
        <ButtonLink to="/organizations/new" size="sm">
          Start<span className="max-sm:sr-only"> an organization</span>
        </ButtonLink>
      }
    >
      {mine.isPending && <ListSkeleton rows={1} />}
      {mine.isError && !mine.data && (
        <QueryFailure
          title="Your organizations did not load"
          error={mine.error}
          retrying={mine.isFetching}
          onRetry={() => void mine.refetch()}
        />
      )}
      {mine.data && items.length === 0 && (
        <p className="px-5 py-4 text-dim">
          You are not in any yet. Start one for your club or your shows and invite the people you run it with.
        </p>
      )}
      <ul className="divide-y divide-line wrap-anywhere empty:hidden">
        {items.map((own) =>
          own.invite && !own.role ? (
            <InvitationRow key={own.organization.id} own={own} invite={own.invite} />
          ) : (
            <OwnRow key={own.organization.id} own={own} />
          ),
        )}
      </ul>
    </Panel>
  )
}

const nameClass = 'font-semibold hover:underline'

function OwnRow({ own: { organization, role } }: { own: OwnOrganization }) {
  const { id, name, logoUrl, status, removed } = organization
  return (
    <li className="relative flex items-center gap-4 px-5 py-4 hover:bg-raised">
      <Avatar name={name} src={logoUrl ?? null} />
      <p className="min-w-0 grow">
        <Link to={manageOrganizationPath(id)} className={`block after:absolute after:inset-0 ${nameClass}`}>
          {name}
        </Link>
        <span className="text-sm text-dim">{role && organizationRoles[role]}</span>
      </p>
      {(status !== 'active' || removed) && <StatusBadge organization={organization} />}
    </li>
  )
}

type InvitationRowProps = { own: OwnOrganization; invite: OrganizationInvite }

function InvitationRow({ own: { organization }, invite: { role, expiresAt } }: InvitationRowProps) {
  const { id, name, logoUrl } = organization
  return (
    <li className="grid gap-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={name} src={logoUrl ?? null} />
        <p className="min-w-0">
          <Link to={manageOrganizationPath(id)} className={nameClass}>
            {name}
          </Link>{' '}
          has invited you as {asRole[role]}.
          <span className="block text-sm text-dim">Open until {localTime(expiresAt)}</span>
        </p>
      </div>
      <InviteAnswers organization={organization} role={role} />
    </li>
  )
}
