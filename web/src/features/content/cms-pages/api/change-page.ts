import { useQueryClient } from '@tanstack/react-query'
import { archivePage, deletePage, type PageInEditor, reopenPage } from '#shared/content/cms-pages/contract.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { pageListKey } from './page-pages-query.ts'

type Change = Pick<CmsPage, 'id' | 'version'> & { verb: 'archive' | 'reopen' | 'delete' }

/** Runs an action on a whole page, from its row or from its editor. */
export function useChangePage() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: pageListKey })
  return useCommand({
    send: ({ id: pageId, version, verb }: Change, idempotencyKey): Promise<PageInEditor | undefined> => {
      const params = { pageId }
      if (verb === 'delete') return call(deletePage, { params }, { idempotencyKey }).then(() => undefined)
      const contract = verb === 'archive' ? archivePage : reopenPage
      return call(contract, { params, body: { version } }, { idempotencyKey })
    },
    onDone: refresh,
    onStale: refresh,
  })
}
