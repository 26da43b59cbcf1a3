import { useQueryClient } from '@tanstack/react-query'
import {
  addVerificationDocument,
  removeVerificationDocument,
} from '#shared/platform/verifications/contract.ts'
import type { VerificationDocument } from '#shared/platform/verifications/verification.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { call } from '#web/lib/call.ts'
import { prepareDocument } from '../prepare-document.ts'
import { takeVerification } from './take-verification.ts'

/**
 * Keeps the end of the name. It may begin in the middle of a surrogate pair, and the server refuses a half.
 */
const shortName = (name: string) => name.slice(-120).replace(/^[\udc00-\udfff]/, '')

type Document = { file: Blob; name: string; onProgress: (share: number) => void }

export function useAddDocument() {
  const queryClient = useQueryClient()
  return useCommand({
    send: async ({ file, name, onProgress }: Document) => {
      const uploadId = await sendFile('verification-document', await prepareDocument(file), onProgress)
      const body = { uploadId, name: shortName(name) }
      return call(addVerificationDocument, { body }, { idempotencyKey: crypto.randomUUID() })
    },
    onDone: (verification) => takeVerification(queryClient, verification),
  })
}

export function useRemoveDocument() {
  const queryClient = useQueryClient()
  return useCommand({
    send: ({ id }: Pick<VerificationDocument, 'id'>, idempotencyKey) =>
      call(removeVerificationDocument, { params: { documentId: id } }, { idempotencyKey }),
    onDone: (verification) => takeVerification(queryClient, verification),
  })
}
