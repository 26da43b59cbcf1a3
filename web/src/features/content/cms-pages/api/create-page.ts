import { useQueryClient } from '@tanstack/react-query'
import { createPage } from '#shared/content/cms-pages/contract.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { pageListKey } from './page-pages-query.ts'

type NewPage = { title: string; copyOf?: CmsPage['id'] | undefined }

export function useCreatePage() {
  const queryClient = useQueryClient()
  return useCommand({
    send: (body: NewPage, idempotencyKey) => call(createPage, { body }, { idempotencyKey }),
    onDone: () => queryClient.invalidateQueries({ queryKey: pageListKey }),
  })
}
