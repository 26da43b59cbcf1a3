import { useQueryClient } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import { createRole, deleteRole, updateRole } from '#shared/platform/roles/contract.ts'
import type { Role } from '#shared/platform/roles/role.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { call } from '#web/lib/call.ts'
import { rolePagesQuery } from './role-queries.ts'

export type RoleDraft = Pick<Role, 'name' | 'description' | 'permissions'> & { version?: number | undefined }

type Edited = { fields: Pick<Role, 'name' | 'description' | 'permissions'>; thing: RoleDraft }

/** Creates a role, or changes the one of this name, for `useEditForm`. */
export function useSaveRole(name: string | undefined) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: rolePagesQuery.queryKey })
  return {
    send: ({ fields: { name, ...fields }, thing: { version } }: Edited, idempotencyKey: string) =>
      version === undefined
        ? call(createRole, { body: { name, ...fields } }, { idempotencyKey })
        : call(updateRole, { params: { name }, body: { ...fields, version } }, { idempotencyKey }),
    refresh,
    onStale: refresh,
    latest: async (): Promise<RoleDraft> => {
      await refresh()
      const { pages } = await queryClient.ensureInfiniteQueryData(rolePagesQuery)
      const role = pages.flatMap(({ items }) => items).find((one) => one.name === name)
      if (!role) throw new AppError('not_found', 'role_not_found', 'Role not found')
      return role
    },
  }
}

export const useDeleteRole = command(deleteRole, { changes: [['roles']] })
