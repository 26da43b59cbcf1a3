import type { ReactNode } from 'react'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import { organizationRoles } from '#shared/organizations/organizations/organization-labels.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { StatusBadge } from './status-badge.tsx'

/** Which organization this is, how it stands, and the role of the member in it. */
export function DeskHeader({ own, actions }: { own: OwnOrganization; actions?: ReactNode }) {
  const { organization, role } = own
  const { name, logoUrl } = organization
  return (
    <header className="flex flex-wrap items-center gap-4">
      <Avatar name={name} src={logoUrl ?? null} size="lg" />
      <div className="grid min-w-0 flex-1 basis-56 justify-items-start gap-1">
        <h1 className="wide max-w-full text-2xl text-balance wrap-anywhere">{name}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-dim">
          <StatusBadge organization={organization} />
          {role && <span>Your role: {organizationRoles[role]}</span>}
        </p>
      </div>
      {actions}
    </header>
  )
}
