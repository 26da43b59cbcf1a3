import { useState } from 'react'
import type { Match } from '#shared/brackets/bracket.ts'
import { hasBegun } from '#shared/brackets/bracket-places.ts'
import { thirdPlaceOf } from '#shared/brackets/draw-bracket.ts'
import type { ClassWork } from '#shared/competitions/class-work.ts'
import { zonedTime } from '#shared/time/zoned-time.ts'
import { ConfirmCommand } from '#web/features/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/forms/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useDrawBracket, useRecordMatch } from '../api/bracket-commands.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { roundName } from './round-name.ts'

/** The pairs of those who qualified, round by round. Who wins is one press. */
export function BracketPanel({ work }: { work: ClassWork }) {
  const { of, bracket, roles, name } = work
  const draw = useDrawBracket(of)
  const record = useRecordMatch(of)
  const [isDrawing, setDrawing] = useState(false)
  // The head judge also corrects a verified class, which a verifier amends then.
  const isCorrecting = of.state === 'verified' && roles.includes('head_judge')
  const isOpen = of.state === 'running' || isCorrecting
  const begun = bracket !== undefined && hasBegun(bracket)
  const isLeading = roles.includes('organizer') || roles.includes('head_judge')
  const mayDraw = isOpen && isLeading && (!begun || roles.includes('head_judge'))
  const version = bracket?.version ?? 0
  const third = bracket && work.format.thirdPlaceRun ? thirdPlaceOf(bracket) : undefined
  const mark = (round: number | 'third', match: number) => (winnerId: NonNullable<Match['a']>) =>
    record.mutate({ round, match, winnerId, version }, { onError: toastFailure })
  return (
    <Panel
      title="Bracket"
      aside={
        mayDraw && (
          <Button size="sm" onClick={() => setDrawing(true)}>
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
      {bracket && (
        <div className="grid gap-6">
          {bracket.rounds.map((matches, round) => (
            <Round
              key={`round-${round.toString()}`}
              work={work}
              isOpen={isOpen}
              title={roundName(round, bracket.rounds.length)}
              matches={matches}
              busy={record.isPending}
              onWinner={(match, winnerId) => mark(round, match)(winnerId)}
            />
          ))}
          {third && (
            <Round
              work={work}
              isOpen={isOpen}
              title="Third place"
              matches={[third]}
              busy={record.isPending}
              onWinner={(match, winnerId) => mark('third', match)(winnerId)}
            />
          )}
        </div>
      )}
      {bracket?.redraws?.map(({ at, reason }) => (
        <p key={at} className="mt-4 text-sm text-dim wrap-anywhere">
          Drawn again {zonedTime(at, work.timeZone)}: {reason}
        </p>
      ))}
      {isDrawing && !begun && (
        <ConfirmCommand
          command={draw}
          input={{ reason: '', version }}
          done="Bracket drawn"
          title={bracket ? `Draw the bracket of ${name} again?` : `Draw the bracket of ${name}?`}
          description="The best eight with a score are paired at random. Where fewer qualified, the best go on without a run."
          confirmLabel="Draw"
          onClose={() => setDrawing(false)}
        />
      )}
      {isDrawing && begun && (
        <ReasonDialog
          title={`Draw the bracket of ${name} again?`}
          description="It has begun. What was run in it no longer counts."
          confirmLabel="Draw again"
          danger
          done="Bracket drawn"
          command={draw}
          inputOf={(reason) => ({ reason, version })}
          onClose={() => setDrawing(false)}
        />
      )}
    </Panel>
  )
}

type RoundProps = {
  work: ClassWork
  isOpen: boolean
  title: string
  matches: readonly Match[]
  busy: boolean
  onWinner: (match: number, winnerId: NonNullable<Match['a']>) => void
}

function Round({ work, isOpen, title, matches, busy, onWinner }: RoundProps) {
  const mayRecord = isOpen && work.roles.some((role) => role !== 'judge')
  return (
    <section aria-label={title}>
      <h3 className="label mb-2 text-dim">{title}</h3>
      <ol className="grid gap-3 sm:grid-cols-2">
        {matches.map((match, at) => (
          <li key={`match-${at.toString()}`} className="display grid gap-1 p-2">
            <Side
              work={work}
              match={match}
              side={match.a}
              mayRecord={mayRecord && !busy}
              onWin={(id) => onWinner(at, id)}
            />
            <Side
              work={work}
              match={match}
              side={match.b}
              mayRecord={mayRecord && !busy}
              onWin={(id) => onWinner(at, id)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

type SideProps = {
  work: ClassWork
  match: Match
  side: Match['a']
  mayRecord: boolean
  onWin: (id: NonNullable<Match['a']>) => void
}

function Side({ work, match, side, mayRecord, onWin }: SideProps) {
  const entry = work.entries.find(({ entryId }) => entryId === side)
  const isAlone = (match.a === undefined) !== (match.b === undefined)
  const isWinner = side !== undefined && match.winnerId === side
  if (!side || !entry)
    return (
      <p className="px-2 py-3 text-sm text-dim">
        {isAlone && match.winnerId ? 'No opponent' : 'Not known yet'}
      </p>
    )
  const words = (
    <>
      <span className="readout mr-2 text-dim">{entry.number ?? '–'}</span>
      <span className={isWinner ? 'font-semibold wrap-anywhere' : 'wrap-anywhere'}>{entry.name}</span>
      {isWinner && <span className="ml-2 text-sm">won</span>}
    </>
  )
  const isPlayable = match.a !== undefined && match.b !== undefined
  if (!mayRecord || !isPlayable || isWinner) return <p className="px-2 py-3">{words}</p>
  return (
    <button
      type="button"
      className="btn btn-ghost min-h-12 justify-start text-left"
      onClick={() => onWin(side)}
    >
      {words}
      <span className="sr-only">: won this match</span>
    </button>
  )
}
