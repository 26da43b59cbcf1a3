import { useState } from 'react'
import type { Match, MatchAt } from '#shared/competitions/brackets/bracket.ts'
import { hasBegun } from '#shared/competitions/brackets/bracket-places.ts'
import { outOfBracket } from '#shared/competitions/brackets/out-of-bracket.ts'
import { matchAt } from '#shared/competitions/brackets/record-winner.ts'
import { roundName } from '#shared/competitions/brackets/round-name.ts'
import { thirdPlaceOf } from '#shared/competitions/brackets/third-place.ts'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { classParams } from '#web/features/competitions/competitions/api/class-commands.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useDrawBracket, useRecordMatch } from '../api/bracket-commands.ts'
import { BracketRound } from './bracket-round.tsx'
import { ChangeWinnerDialog } from './change-winner-dialog.tsx'
import { RedrawWords } from './redraw-words.tsx'

type WinnerId = NonNullable<Match['winnerId']>

/**
 * The pairs who qualified, round by round. One press records a winner, and Undo takes it back for a minute; a later
 * change asks for a reason.
 */
export function BracketPanel({ work }: { work: ClassWork }) {
  const { of, bracket, roles, name, redraw } = work
  const params = classParams(of)
  const draw = useDrawBracket()
  const record = useRecordMatch()
  const [drawing, setDrawing] = useState<'first' | 'again'>()
  const [changing, setChanging] = useState<{ at: MatchAt; winnerId: WinnerId }>()
  // The head judge also corrects a verified class, which a verifier amends then.
  const isCorrecting = of.state === 'verified' && roles.includes('head_judge')
  const isOpen = of.state === 'running' || isCorrecting
  const begun = bracket !== undefined && hasBegun(bracket)
  const isLeading = roles.includes('organizer') || roles.includes('head_judge')
  const mayDraw =
    isOpen &&
    isLeading &&
    (!begun || roles.includes('head_judge')) &&
    (!bracket || (redraw !== undefined && redraw.pairs.length > 0))
  const version = bracket?.version ?? 0
  const third = bracket && work.format.thirdPlaceRun ? thirdPlaceOf(bracket) : undefined
  const send = (at: MatchAt, winnerId: WinnerId | null) =>
    record.mutate({ ...params, body: { ...at, winnerId, version } }, { onError: toastFailure })
  const onWinner = (at: MatchAt, winnerId: WinnerId) => {
    const isDecided = bracket && matchAt(bracket, at)?.winnerId !== undefined
    if (isDecided) setChanging({ at, winnerId })
    else send(at, winnerId)
  }
  const out = bracket ? outOfBracket(bracket, work.entries, of.absent) : new Map<string, never>()
  const shared = {
    work,
    out,
    isOpen,
    busy: record.isPending,
    onWinner,
    onUndo: (at: MatchAt) => send(at, null),
  }
  return (
    <Panel
      title="Bracket"
      aside={
        mayDraw && (
          <Button data-own size="sm" onClick={() => setDrawing(bracket ? 'again' : 'first')}>
            {bracket ? 'Draw again' : 'Draw the bracket'}
          </Button>
        )
      }
    >
      {!bracket && (
        <p className="text-dim">
          The best eight with a score qualify. Draw the pairs once the qualifying runs are done.
        </p>
      )}
      {bracket && isCorrecting && (
        <p className="mb-4 text-dim">
          This class is verified. What you correct here counts once a verifier publishes another revision.
        </p>
      )}
      {redraw && (
        <Banner className="mb-4">
          <RedrawWords work={work} redraw={redraw} />
        </Banner>
      )}
      {bracket && (
        <div className="grid gap-6">
          {bracket.rounds.map((matches, round) => (
            <BracketRound
              {...shared}
              key={`round-${round.toString()}`}
              round={round}
              title={roundName(round, bracket.rounds.length)}
              matches={matches}
            />
          ))}
          {third && <BracketRound {...shared} round="third" title="Third place" matches={[third]} />}
        </div>
      )}
      {bracket?.redraws?.map(({ at, reason, lost = 0 }) => (
        <p key={at} className="mt-4 text-sm text-dim wrap-anywhere">
          Drawn again {zonedTime(at, work.timeZone)}: {reason}
          {lost > 0 && ` (${lost} ${lost === 1 ? 'match' : 'matches'} discarded)`}
        </p>
      ))}
      {bracket?.changes?.map(({ at, reason }) => (
        <p key={at} className="mt-4 text-sm text-dim wrap-anywhere">
          Winner changed {zonedTime(at, work.timeZone)}: {reason}
        </p>
      ))}
      {changing && bracket && (
        <ChangeWinnerDialog
          {...changing}
          work={work}
          bracket={bracket}
          out={out}
          command={record}
          onClose={() => setChanging(undefined)}
        />
      )}
      {drawing === 'first' && (
        <ConfirmCommand
          command={draw}
          input={{ ...params, body: { reason: '', version } }}
          done="Bracket drawn"
          title={`Draw the bracket of ${name}?`}
          description="The best eight with a score are paired at random. Where fewer qualified, the best advance without a run."
          confirmLabel="Draw"
          onClose={() => setDrawing(undefined)}
        />
      )}
      {drawing === 'again' && (
        <ReasonCommand
          title={`Draw the bracket of ${name} again?`}
          description={redraw ? <RedrawWords work={work} redraw={redraw} /> : 'The same entries qualify.'}
          confirmLabel="Draw again"
          danger
          done="Bracket drawn"
          most={500}
          command={draw}
          inputOf={(reason) => ({ ...params, body: { reason, version } })}
          onClose={() => setDrawing(undefined)}
        />
      )}
    </Panel>
  )
}
