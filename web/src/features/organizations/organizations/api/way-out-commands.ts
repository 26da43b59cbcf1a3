import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { deleteOrganization } from '#shared/organizations/organizations/contract.ts'
import { leaveOrganization } from '#shared/organizations/organizations/people-contract.ts'
import type { Contract, InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/** A command after which its screen has nothing to show: the list opens first, and then is read again. */
const wayOut =
  <C extends Contract>(contract: C) =>
  () => {
    const navigate = useNavigate()
    const queryClient = useQueryClient()
    const readAgain = () => queryClient.invalidateQueries({ queryKey: ['organizations'] })
    return useCommand({
      send: (input: InputOf<C>, idempotencyKey) => call(contract, input, { idempotencyKey }),
      onDone: async () => {
        await navigate('/organizations', { replace: true })
        await readAgain()
      },
      onStale: readAgain,
    })
  }

export const useDeleteDraft = wayOut(deleteOrganization)
export const useLeave = wayOut(leaveOrganization)
