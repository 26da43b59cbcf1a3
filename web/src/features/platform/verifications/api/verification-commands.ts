import {
  addVerificationDocument,
  removeVerificationDocument,
  type SubmissionForm,
  submitVerification,
} from '#shared/platform/verifications/contract.ts'
import type { Verification } from '#shared/platform/verifications/verification.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { call } from '#web/lib/call.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { reloadProfile } from '#web/lib/session/load-session.ts'
import { prepareDocument } from '../prepare-document.ts'
import { myVerificationQuery } from './verification-queries.ts'

/** Shows the answer of a change. A read that was under way meanwhile may know less than that, or more. */
function takeVerification(verification: Verification): Promise<void> {
  const { queryKey } = myVerificationQuery
  queryClient.setQueryData(queryKey, verification)
  return queryClient.isFetching({ queryKey }) > 0
    ? queryClient.invalidateQueries({ queryKey })
    : Promise.resolve()
}

/**
 * Keeps the end of the name. It may begin in the middle of a surrogate pair, and the server refuses a half.
 */
const shortName = (name: string) => name.slice(-120).replace(/^[\udc00-\udfff]/, '')

type Document = { file: Blob; name: string; onProgress: (share: number) => void }

export const useAddDocument = () =>
  useCommand({
    send: async ({ file, name, onProgress }: Document) => {
      const uploadId = await sendFile('verification-document', await prepareDocument(file), onProgress)
      const body = { uploadId, name: shortName(name) }
      return call(addVerificationDocument, { body }, { idempotencyKey: crypto.randomUUID() })
    },
    onDone: takeVerification,
  })

export const useRemoveDocument = command(removeVerificationDocument, { onDone: takeVerification })

export const useSubmitVerification = ({ version }: Pick<Verification, 'version'>) =>
  useCommand({
    send: (fields: Omit<SubmissionForm, 'version'>, idempotencyKey) =>
      call(submitVerification, { body: { ...fields, version } }, { idempotencyKey }),
    onDone: async (verification) => {
      await takeVerification(verification)
      await reloadProfile().catch(() => undefined)
    },
  })
