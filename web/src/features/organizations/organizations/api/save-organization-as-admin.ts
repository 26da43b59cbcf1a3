import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import {
  type AdminOrganization,
  updateOrganizationAsAdmin,
} from '#shared/organizations/organizations/admin-contract.ts'
import { call } from '#web/lib/call.ts'
import { adminOrganizationQuery } from './admin-organization-queries.ts'
import { useRefreshOrganizations } from './use-refresh-organizations.ts'

export type AdminEdit = Omit<z.infer<typeof updateOrganizationAsAdmin.body>, 'version'>

/** Changes an organization as an administrator, for `useEditForm`. */
export function useSaveOrganizationAsAdmin({ id: organizationId }: AdminOrganization) {
  const queryClient = useQueryClient()
  const refresh = useRefreshOrganizations()
  return {
    send: ({ fields, thing }: { fields: AdminEdit; thing: AdminOrganization }, idempotencyKey: string) =>
      call(
        updateOrganizationAsAdmin,
        { params: { organizationId }, body: { ...fields, version: thing.version } },
        { idempotencyKey },
      ),
    refresh,
    onStale: refresh,
    latest: async (): Promise<AdminOrganization> => {
      const query = { ...adminOrganizationQuery(organizationId), staleTime: 0 }
      const organization = await queryClient.fetchQuery(query)
      if (!organization) throw new AppError('not_found', 'organization_not_found', 'Organization not found')
      return organization
    },
  }
}
