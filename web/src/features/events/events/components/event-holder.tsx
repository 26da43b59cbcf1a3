import type { PreviewEvent } from '#shared/events/events/preview-contract.ts'
import type { NamedOrganization } from '#shared/organizations/organizations/named-organization.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Who holds an event: its organization first, then the member who runs it for them. */
export function EventHolder({ event }: { event: Pick<PreviewEvent, 'organization' | 'organizer'> }) {
  const { organization, organizer } = event
  const member = organizer.path ? <TextLink to={organizer.path}>{organizer.name}</TextLink> : organizer.name
  if (!organization) return member
  return (
    <span className="grid gap-1">
      <Organization organization={organization} />
      {organizer.name !== organization.name && (
        <span className="text-sm text-dim wrap-anywhere">Run by {member}</span>
      )}
    </span>
  )
}

function Organization({ organization }: { organization: NamedOrganization }) {
  const { id, name, logoUrl, hasPage, isSuspended } = organization
  return (
    <>
      <span className="flex min-w-0 items-center gap-2.5 font-semibold">
        <Avatar name={name} src={logoUrl ?? null} size="sm" />
        <span className="min-w-0 wrap-anywhere">
          {hasPage ? <TextLink to={organizationPath(id)}>{name}</TextLink> : name}
        </span>
      </span>
      {isSuspended && (
        <span className="text-sm text-dim">This organization is suspended. The event goes on.</span>
      )}
    </>
  )
}
