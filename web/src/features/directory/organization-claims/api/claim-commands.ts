import type { ClaimId } from '#shared/directory/organization-claims/claim.ts'
import {
  addClaimDocument,
  answerClaim,
  checkProofCode,
  fileClaim,
  objectToClaim,
  removeClaimDocument,
  sendProofCode,
  withdrawClaim,
} from '#shared/directory/organization-claims/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { sendFile } from '#web/features/platform/uploads/api/send-file.ts'
import { call } from '#web/lib/call.ts'
import { queryClient } from '#web/lib/query-client.ts'

const changes = [['organizationClaims']]

export const useFileClaim = command(fileClaim, { changes })
export const useAnswerClaim = command(answerClaim, { changes })
export const useWithdrawClaim = command(withdrawClaim, { changes })
export const useSendProofCode = command(sendProofCode, { changes })
export const useCheckProofCode = command(checkProofCode, { changes })
export const useRemoveClaimDocument = command(removeClaimDocument, { changes })
export const useObjectToClaim = command(objectToClaim, { changes })

type Document = { file: Blob; name: string; onProgress: (share: number) => void }

/** The end of the name stays; it may begin in the middle of a surrogate pair, and the server refuses a half. */
const shortName = (name: string) => name.slice(-120).replace(/^[\udc00-\udfff]/, '')

export const useAddClaimDocument = (claimId: ClaimId) =>
  useCommand({
    send: async ({ file, name, onProgress }: Document) => {
      const uploadId = await sendFile('claim-document', file, onProgress)
      return call(
        addClaimDocument,
        { params: { claimId }, body: { uploadId, name: shortName(name) } },
        { idempotencyKey: crypto.randomUUID() },
      )
    },
    onDone: () => queryClient.invalidateQueries({ queryKey: ['organizationClaims'] }),
  })
