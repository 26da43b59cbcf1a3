import { addPagePicture } from '#shared/content/cms-pages/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { call } from '#web/lib/call.ts'

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
