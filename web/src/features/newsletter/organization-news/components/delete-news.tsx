import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { deleteOrganizationNews } from '#shared/newsletter/organization-news/contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { newsKey, newsQuery } from '../api/news-api.ts'
import type { NamedNews } from '../editing/use-news-saver.ts'

type DeleteNewsProps = { params: NamedNews; onClose: () => void }

/** Asks before news is deleted, and leads back to the others. */
export function DeleteNews({ params, onClose }: DeleteNewsProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const remove = useCommand({
    send: (_: undefined, idempotencyKey) => call(deleteOrganizationNews, { params }, { idempotencyKey }),
    onDone: async () => {
      await navigate(`/organization/news?organization=${params.organizationId}`)
      queryClient.removeQueries({ queryKey: newsQuery(params).queryKey })
      await queryClient.invalidateQueries({ queryKey: newsKey })
    },
  })
  return (
    <ConfirmCommand
      command={remove}
      input={undefined}
      title="Delete the news?"
      description="You cannot undo this."
      confirmLabel="Delete"
      danger
      done="News deleted"
      onClose={onClose}
    />
  )
}
