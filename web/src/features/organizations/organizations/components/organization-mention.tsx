import type { NamedOrganization } from '#shared/organizations/organizations/named-organization.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The organization of a thing beside it: its logo and its name, linked if it has a page. */
export function OrganizationMention({ organization }: { organization: NamedOrganization }) {
  const { id, name, logoUrl, hasPage, isSuspended } = organization
  return (
    <span className="inline-flex max-w-full items-center gap-2">
      <Avatar name={name} src={logoUrl ?? null} size="xs" />
      <span className="min-w-0 wrap-anywhere">
        {hasPage ? <TextLink to={organizationPath(id)}>{name}</TextLink> : name}
      </span>
      {isSuspended && <Badge tone="warning">Suspended</Badge>}
    </span>
  )
}
