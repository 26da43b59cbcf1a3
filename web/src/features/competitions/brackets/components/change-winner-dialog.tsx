import type { Bracket, Match, MatchAt } from '#shared/competitions/brackets/bracket.ts'
import type { Out } from '#shared/competitions/brackets/out-of-bracket.ts'
import { type ChangedMatch, changedMatches, matchAt } from '#shared/competitions/brackets/record-winner.ts'
import { roundName } from '#shared/competitions/brackets/round-name.ts'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { classParams } from '#web/features/competitions/competitions/api/class-commands.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import type { useRecordMatch } from '../api/bracket-commands.ts'

type ChangeWinnerDialogProps = {
  work: ClassWork
  bracket: Bracket
  out: Out
  at: MatchAt
  winnerId: NonNullable<Match['winnerId']>
  command: ReturnType<typeof useRecordMatch>
  onClose: () => void
}

/** Asks before a decided match gets another winner, and names the later matches that this changes. */
export function ChangeWinnerDialog({
  work,
  bracket,
  out,
  at,
  winnerId,
  command,
  onClose,
}: ChangeWinnerDialogProps) {
  const nameOf = (id: string | undefined) =>
    work.entries.find(({ entryId }) => entryId === id)?.name ?? 'This entry'
  const changes = changedMatches(bracket, at, winnerId, out).filter(
    ({ round }) => round !== 'third' || work.format.thirdPlaceRun,
  )
  return (
    <ReasonCommand
      title={`Change the winner to ${nameOf(winnerId)}?`}
      description={
        <>
          <span className="block">
            {nameOf(matchAt(bracket, at)?.winnerId)} was recorded as the winner.
            {changes.length === 0 && ' No later match changes.'}
          </span>
          {changes.map((change) => (
            <span key={`${change.round}-${change.match}`} className="mt-2 block">
              {titleOf(change, bracket)}: {consequence(change, nameOf)}
            </span>
          ))}
        </>
      }
      confirmLabel="Change the winner"
      danger
      done="Winner changed"
      most={500}
      command={command}
      inputOf={(reason) => ({
        ...classParams(work.of),
        body: { ...at, winnerId, reason, version: bracket.version },
      })}
      onClose={onClose}
    />
  )
}

const titleOf = ({ round }: ChangedMatch, { rounds }: Bracket) =>
  round === 'third' ? 'Third place' : roundName(round, rounds.length)

function consequence(
  { leaves, comes, wasDecided }: ChangedMatch,
  nameOf: (id: string | undefined) => string,
): string {
  const again = wasDecided ? ' Its winner is cleared, and it must be run again.' : ''
  if (leaves === undefined) return `${nameOf(comes)} comes in.${again}`
  return comes === undefined
    ? `${nameOf(leaves)} goes out, and it waits for the match before it.${wasDecided ? ' Its winner is cleared.' : ''}`
    : `${nameOf(comes)} takes the place of ${nameOf(leaves)}.${again}`
}
