import type { PendingResult } from '#shared/competitions/competition-results/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useReject, useVerify } from '../api/review-results.ts'
import { ReasonDialog } from './reason-dialog.tsx'

type DecisionDialogProps = {
  kind: 'accept' | 'refuse'
  result: PendingResult
  onDone: () => void
  onClose: () => void
}

/** Refusing needs a sentence to the owner; accepting needs a reason where the verifier is not neutral. */
export function DecisionDialog({ kind, result, onDone, onClose }: DecisionDialogProps) {
  const [verify, reject] = [useVerify(), useReject(result)]
  const command = useCommand({
    send: ({ reason }: { reason: string }) =>
      kind === 'accept'
        ? verify.mutateAsync({ id: result.id, revision: result.revision, reason })
        : reject.mutateAsync({ decision: reason }),
  })
  const of = `the result of ${result.competitorName} in ${result.className}`
  return kind === 'refuse' ? (
    <ReasonDialog
      title="Refuse this result?"
      description={`${result.competitorName} reads why, and may change the result and try again.`}
      label="Why"
      confirmLabel="Refuse result"
      failed="We couldn’t refuse the result"
      command={command}
      onDone={onDone}
      onClose={onClose}
    />
  ) : (
    <ReasonDialog
      title="Why do you accept it?"
      description={
        result.isTeammate
          ? `${result.competitorName} is in your team. Your reason is kept with ${of}.`
          : `You reported this result yourself. Your reason is kept with ${of}.`
      }
      label="Your reason"
      confirmLabel="Accept result"
      failed="We couldn’t accept the result"
      command={command}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
