import { useQueryClient } from '@tanstack/react-query'
import { createRole, updateRole } from '#shared/roles/contract.ts'
import type { Role } from '#shared/roles/role.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { rolePagesQuery } from './roles-query.ts'

export type RoleDraft = Pick<Role, 'name' | 'description' | 'permissions'> & { version?: number | undefined }

/** Creates a role, or changes the one that was read at `version`. */
export function useSaveRole() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: rolePagesQuery.queryKey })
  return useCommand({
    send: ({ name, version, ...fields }: RoleDraft, idempotencyKey) =>
      version === undefined
        ? call(createRole, { body: { name, ...fields } }, { idempotencyKey })
        : call(updateRole, { params: { name }, body: { ...fields, version } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
