import { useQueryClient } from '@tanstack/react-query'
import type { PageInEditor } from '#shared/content/cms-pages/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { pageListKey } from './page-pages-query.ts'

/** A command of the editor whose answer is the changed page. */
export function usePageCommand<Input>(
  send: (input: Input, idempotencyKey: string) => Promise<PageInEditor>,
  onPage: (page: PageInEditor) => void,
) {
  const queryClient = useQueryClient()
  return useCommand({
    send,
    onDone: (page: PageInEditor) => {
      onPage(page)
      void queryClient.invalidateQueries({ queryKey: ['page-versions', page.page.id] })
      void queryClient.invalidateQueries({ queryKey: ['page-redirects', page.page.id] })
      void queryClient.invalidateQueries({ queryKey: ['slug-check'] })
      return queryClient.invalidateQueries({ queryKey: pageListKey })
    },
  })
}
