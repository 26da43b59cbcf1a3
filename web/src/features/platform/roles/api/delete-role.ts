import { useQueryClient } from '@tanstack/react-query'
import { deleteRole } from '#shared/platform/roles/contract.ts'
import type { Role } from '#shared/platform/roles/role.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { rolePagesQuery } from './roles-query.ts'

export function useDeleteRole() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: rolePagesQuery.queryKey })
  return useCommand({
    send: ({ name }: Pick<Role, 'name'>, idempotencyKey) =>
      call(deleteRole, { params: { name } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
