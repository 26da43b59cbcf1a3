import { useState } from 'react'
import type { GuestResult } from '#shared/competitions/guest-claims/contract.ts'
import type { User } from '#shared/platform/users/user.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useMerge } from '../api/guest-commands.ts'
import { MemberChoice } from './member-choice.tsx'
import { MergePreview } from './merge-preview.tsx'

type MergeDialogProps = { result: GuestResult; onClose: () => void }

/** Joins a guest of an event to a member, after a preview of what would move. */
export function MergeDialog({ result, onClose }: MergeDialogProps) {
  const [userId, setUserId] = useState<User['id']>()
  const merge = useMerge()
  return (
    <ReasonCommand
      title={`Assign ${result.guestName} to a member`}
      description={`This guest’s results at ${result.eventName} become the member’s, with points if the season’s rules allow it. You cannot undo this.`}
      confirmLabel="Assign to member"
      done="The results are the member’s now"
      command={merge}
      inputOf={(reason) => ({ body: { resultId: result.id, userId: userId as User['id'], reason } })}
      problem={userId ? undefined : 'Search for a member and choose them.'}
      onClose={onClose}
    >
      <MemberChoice chosen={userId} onChoose={setUserId} />
      {userId && <MergePreview resultId={result.id} userId={userId} />}
    </ReasonCommand>
  )
}
