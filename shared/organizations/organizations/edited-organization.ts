import type { Organization, OrganizationFields } from './organization.ts'

type Edit = Omit<OrganizationFields, 'type'> & Pick<Organization, 'type'> & { logoUrl?: string | undefined }

/** An organization after an edit: what the edit leaves empty is cleared. */
export function editedOrganization(
  { website: _, contactEmail: __, contactPhone: ___, state: ____, logoUrl: _____, ...kept }: Organization,
  { logoUrl, ...edit }: Edit,
  now: string,
): Organization {
  return { ...kept, ...edit, ...(logoUrl && { logoUrl }), updatedAt: now, version: kept.version + 1 }
}
