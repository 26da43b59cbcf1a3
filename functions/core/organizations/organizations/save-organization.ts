import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { publishPicture } from '#core/platform/uploads/publish-picture.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'

type Logo = { userId: string; organizationId: OrganizationId; uploadId: string | undefined }

/** Commits the writes of an organization, with a new logo if one was uploaded. The logo is in the folder of the organization. */
export async function commitWithLogo(
  { userId, organizationId, uploadId }: Logo,
  now: string,
  writes: (logoUrl: string | undefined) => Write[],
): Promise<void> {
  if (!uploadId) return commit(...writes(undefined))
  await publishPicture(
    { userId, uploadId, purpose: 'organization-logo', folderOf: organizationId },
    now,
    ({ src }) => writes(src),
  )
}

/** The file of a logo that is no longer shown goes. */
export const forgetLogo = ({ id: organizationId, logoUrl: logo }: Organization, now: string): Write[] =>
  logo?.startsWith(`/media/organization-logos/${organizationId}/`)
    ? [announce('organization.logo_replaced', { organizationId, logo }, now)]
    : []

/** Says what others show has changed, if it has. */
export const tellOfChange = (before: Organization, after: Organization, now: string): Write[] =>
  shown(before) === shown(after) ? [] : [announce('organization.changed', { organizationId: after.id }, now)]

const shown = ({ name, logoUrl, status, removed }: Organization) =>
  [name, logoUrl, status, removed !== undefined].join('\n')
