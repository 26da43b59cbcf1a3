import {
  askClaimant,
  createClaimDocumentLink,
  decideClaim,
  listClaims,
} from '#shared/directory/organization-claims/admin-contract.ts'
import type { ClaimId, ClaimStatus } from '#shared/directory/organization-claims/claim.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

const changes = [['organizationClaims'], ['listings'], ['organizations']]

export const allClaimsQuery = (status: ClaimStatus) =>
  pagesQuery(listClaims, {
    key: ['organizationClaims', 'all', status],
    query: { status },
    // Other people decide and file.
    staleTime: 5000,
  })

export const useAskClaimant = command(askClaimant, { changes })
export const useDecideClaim = command(decideClaim, { changes })

/** Each press asks for its own link, which the browser follows right away: it lasts a minute. */
export const useDownloadClaimDocument = (claimId: ClaimId) =>
  useCommand({
    send: (documentId: string) => call(createClaimDocumentLink, { params: { claimId, documentId } }),
    onDone: async ({ url }) => location.assign(url),
  })
