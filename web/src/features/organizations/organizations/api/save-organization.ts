import { useQueryClient } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import { updateOrganization } from '#shared/organizations/organizations/contract.ts'
import type { Organization, OrganizationFields } from '#shared/organizations/organizations/organization.ts'
import { showPhone } from '#shared/platform/phone/show-phone.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { call } from '#web/lib/call.ts'
import { ownOrganizationQuery } from './organization-queries.ts'
import { useRefreshOrganizations } from './use-refresh-organizations.ts'

/** What a form starts from: an organization, or the blank one that is to be drafted. */
type Filled = Omit<OrganizationFields, 'type'> & Pick<Organization, 'type'>

/** Picks the fields of an organization’s form, which the platform itself does not have. */
export const fieldsOf = ({
  name,
  type,
  description,
  website,
  contactEmail,
  contactPhone,
  city,
  state,
}: Filled): OrganizationFields => ({
  name,
  type: type === 'platform' ? 'other' : type,
  description,
  ...(website && { website }),
  ...(contactEmail && { contactEmail }),
  ...(contactPhone && { contactPhone: showPhone(contactPhone) }),
  city,
  ...(state && { state }),
})

type Edited = { fields: OrganizationFields; thing: Organization }

/** Changes an organization, for `useEditForm`. */
export function useSaveOrganization(organizationId: Organization['id']) {
  const queryClient = useQueryClient()
  const refresh = useRefreshOrganizations()
  return {
    send: async ({ fields, thing: { version } }: Edited, idempotencyKey: string): Promise<Organization> =>
      (
        await call(
          updateOrganization,
          { params: { organizationId }, body: { ...fields, version } },
          { idempotencyKey },
        )
      ).organization,
    refresh,
    onStale: refresh,
    latest: async (): Promise<Organization> => {
      const own = await queryClient.fetchQuery({ ...ownOrganizationQuery(organizationId), staleTime: 0 })
      if (!own) throw new AppError('not_found', 'organization_not_found', 'Organization not found')
      return own.organization
    },
  }
}

type NewLogo = { organization: Organization; file?: Blob; onProgress?: (share: number) => void }

/** Uploads the logo of an organization, or takes it away, apart from the form. */
export function useChangeLogo() {
  const refresh = useRefreshOrganizations()
  return useCommand({
    send: async ({ organization, file, onProgress = () => undefined }: NewLogo) => {
      const logo = file
        ? { logoUploadId: await sendFile('organization-logo', file, onProgress) }
        : { removeLogo: true }
      const { id: organizationId, version } = organization
      const body = { ...fieldsOf(organization), version, ...logo }
      const key = { idempotencyKey: crypto.randomUUID() }
      return (await call(updateOrganization, { params: { organizationId }, body }, key)).organization
    },
    onDone: refresh,
    onStale: refresh,
  })
}
