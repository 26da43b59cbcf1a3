import type { PendingResult } from '#shared/competitions/competition-results/contract.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useReject, useVerify } from '../api/review-results.ts'

type DecisionDialogProps = {
  kind: 'accept' | 'refuse'
  result: PendingResult
  onDone: () => void
  onClose: () => void
}

/** Refusing needs a sentence to the owner; accepting needs a reason where the verifier is not neutral. */
export function DecisionDialog({ kind, result, onDone, onClose }: DecisionDialogProps) {
  const [verify, reject] = [useVerify(), useReject()]
  const { revision } = result
  const params = { resultId: result.id }
  const of = `the result of ${result.competitorName} in ${result.className}`
  const shared = {
    busyText: 'Saving...',
    cancelLabel: 'Cancel',
    missing: 'Write a sentence of at least 10 characters.',
    most: 500,
    onDone,
    onClose,
  }
  return kind === 'refuse' ? (
    <ReasonCommand
      {...shared}
      title="Reject this result?"
      description={`${result.competitorName} will see why and can try again.`}
      label="Why"
      confirmLabel="Reject result"
      failed="We couldn’t reject the result"
      command={reject}
      inputOf={(decision) => ({ params, body: { revision, decision } })}
    />
  ) : (
    <ReasonCommand
      {...shared}
      title="Why do you accept it?"
      description={
        result.isTeammate
          ? `${result.competitorName} is in your team. Your reason is kept with ${of}.`
          : `You reported this result yourself. Your reason is kept with ${of}.`
      }
      label="Your reason"
      confirmLabel="Accept result"
      failed="We couldn’t accept the result"
      command={verify}
      inputOf={(reason) => ({ params, body: { revision, reason } })}
    />
  )
}
