import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { createSupportRequest } from '#shared/support/support-requests/contract.ts'
import { sendGuestRequest } from '#shared/support/support-requests/guest-contract.ts'
import type { DeskId } from '#shared/support/support-requests/named-request.ts'
import type { RelatedTo } from '#shared/support/support-requests/support-request.ts'
import { attemptKeys } from '#web/features/platform/forms/attempt-key.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import type { Question } from '../components/request-form.tsx'
import type { SentMessage } from './request-acts.ts'
import { ownRequestsKey, supportInfoQuery } from './support-queries.ts'

type Asked = {
  isMember: boolean
  deskId: DeskId
  about: RelatedTo | undefined
  /** The organization for which it is asked, and whose owners and managers read it, too. */
  sharedWith: OrganizationId | undefined
  files: SentMessage['files']
}

type Sent = ResponseOf<typeof createSupportRequest>

/**
 * Sends the form once, however often it is tried: members as themselves, visitors with their address and a proof. Those
 * read nothing of it before they have confirmed.
 */
export function useAskForHelp({ isMember, deskId, about, sharedWith, files }: Asked) {
  const queryClient = useQueryClient()
  const [keys] = useState(() => attemptKeys())
  return useMutation<Sent | undefined, Error, Question>({
    networkMode: 'always',
    mutationFn: async ({ name = '', email = '', captchaToken = '', ...question }) => {
      const asked = { ...question, ...(about && { relatedTo: about }) }
      if (isMember) {
        const shared = sharedWith && ({ organizationId: sharedWith, shared: 'organization' } as const)
        const body = { ...asked, deskId, files, ...shared }
        return call(createSupportRequest, { body }, { idempotencyKey: keys.keyFor(body) })
      }
      const said = { ...asked, name, email }
      const idempotencyKey = keys.keyFor(said)
      await call(sendGuestRequest, { body: { ...said, captchaToken } }, { idempotencyKey })
      return undefined
    },
    onSuccess: () => {
      keys.settle()
      return queryClient.invalidateQueries({ queryKey: ownRequestsKey })
    },
    onError: (error) => {
      // The page may be older than its current choices.
      if (error instanceof ApiError && error.code === 'unknown_category')
        void queryClient.invalidateQueries({ queryKey: supportInfoQuery.queryKey })
    },
  })
}
