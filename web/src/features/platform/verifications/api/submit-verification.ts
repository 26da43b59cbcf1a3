import { useQueryClient } from '@tanstack/react-query'
import { type SubmissionForm, submitVerification } from '#shared/platform/verifications/contract.ts'
import type { Verification } from '#shared/platform/verifications/verification.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { reloadProfile } from '#web/lib/session/load-session.ts'
import { takeVerification } from './take-verification.ts'

export function useSubmitVerification({ version }: Pick<Verification, 'version'>) {
  const queryClient = useQueryClient()
  return useCommand({
    send: (fields: Omit<SubmissionForm, 'version'>, idempotencyKey) =>
      call(submitVerification, { body: { ...fields, version } }, { idempotencyKey }),
    onDone: async (verification) => {
      await takeVerification(queryClient, verification)
      await reloadProfile().catch(() => undefined)
    },
  })
}
