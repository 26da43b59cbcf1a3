import { createDocumentLink } from '#shared/platform/verifications/contract.ts'
import type { VerificationDocument } from '#shared/platform/verifications/verification.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/** Each press asks for its own link, which the browser follows right away: it lasts a minute. */
export const useDownloadDocument = (userId: string) =>
  useCommand({
    send: ({ id }: Pick<VerificationDocument, 'id'>) =>
      call(createDocumentLink, { params: { userId, documentId: id } }),
    onDone: async ({ url }) => location.assign(url),
  })
