import { useQueryClient } from '@tanstack/react-query'
import {
  addPagePicture,
  archivePage,
  createPage,
  deletePage,
  deleteRedirect,
  listRedirects,
  type PageInEditor,
  reopenPage,
} from '#shared/content/cms-pages/contract.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { call } from '#web/lib/call.ts'

export const useCreatePage = command(createPage, { changes: [['cms-pages']] })
export const useDeleteRedirect = command(deleteRedirect, { changes: [['cms-pages', listRedirects.name]] })

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
      return queryClient.invalidateQueries({ queryKey: ['cms-pages'] })
    },
  })
}

type Change = Pick<CmsPage, 'id' | 'version'> & { verb: 'archive' | 'reopen' | 'delete' }

/** Runs an action on a whole page, from its row or from its editor. */
export function useChangePage() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['cms-pages'] })
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

type Picture = { file: Blob; onProgress: (share: number) => void }

/** Uploads a picture and answers where it is. */
export const useAddPagePicture = () =>
  useCommand({
    send: async ({ file, onProgress }: Picture) =>
      call(
        addPagePicture,
        { body: { uploadId: await sendFile('page-picture', file, onProgress) } },
        { idempotencyKey: crypto.randomUUID() },
      ),
  })
