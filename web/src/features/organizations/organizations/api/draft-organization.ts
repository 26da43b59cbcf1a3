import { createOrganization } from '#shared/organizations/organizations/contract.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import type { OrganizationFields } from '#shared/organizations/organizations/organization.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshOrganizations } from './use-refresh-organizations.ts'

export type OrganizationDraft = OrganizationFields & {
  id?: OrganizationId | undefined
  version?: number | undefined
}

/** Drafts an organization, for `useEditForm`. */
export function useDraftOrganization() {
  const refresh = useRefreshOrganizations()
  return {
    send: async ({ fields }: { fields: OrganizationFields }, idempotencyKey: string) => {
      const { organization } = await call(createOrganization, { body: fields }, { idempotencyKey })
      return { ...fields, id: organization.id, version: organization.version }
    },
    refresh,
    onStale: refresh,
    latest: (): Promise<OrganizationDraft> => {
      throw new Error('An organization that is drafted has no version yet.')
    },
  }
}
