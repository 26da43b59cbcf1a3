import type { Board } from '#shared/competitions/competitions/board.ts'
import { unitOf } from '#shared/competitions/competitions/board-words.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { BracketLadder } from '#web/features/competitions/brackets/components/bracket-ladder.tsx'
import { ProtestTime } from '#web/features/competitions/protests/components/protest-time.tsx'
import { protestLabels } from '#web/features/competitions/protests/components/protest-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Table } from '#web/ui/table.tsx'
import { boardColumns } from './board-columns.tsx'
import { StateBadge } from './state-badge.tsx'

type ClassResultsProps = { board: Board; timeZone: string }

const hidden: Record<Exclude<Board['policy'], 'all'>, string> = {
  hidden: 'The organizer shows the places of this class once the head judge has signed them.',
  places: 'The organizer shows places now, and scores once the head judge has signed them.',
}

const isOpen = ({ state }: Board) => state === 'running' || state === 'provisional'

/** The places of a class as they are now, how sure they are, and how they came about. */
export function ClassResults({ board, timeZone }: ClassResultsProps) {
  const { className, formatName, state, rows, policy, best, kind, bracket } = board
  return (
    <div className="grid gap-6">
      {bracket && (
        <Panel title="Bracket">
          <BracketLadder bracket={bracket} rows={rows} />
        </Panel>
      )}
      <Panel
        flush
        title={
          <>
            {className}
            {formatName && ` · ${formatName}`}
          </>
        }
        aside={<StateBadge state={state} />}
      >
        <div className="grid gap-1 px-4 py-3 text-sm">
          <Standing board={board} timeZone={timeZone} />
          {isOpen(board) && policy !== 'all' && <p className="text-dim">{hidden[policy]}</p>}
          {best && (
            <p>
              Best of the day: <span className="font-semibold">{best.name}</span>,{' '}
              <span className="readout">{showScore(best.score)}</span> {unitOf(kind)}
            </p>
          )}
        </div>
        {rows.length > 0 ? (
          <Table
            caption={`Places of ${className}`}
            columns={boardColumns(board)}
            rows={rows}
            rowKey={({ entryId }) => entryId}
          />
        ) : state === 'void' ? null : (
          <EmptyState title="Nothing yet">
            <p>Results appear here as the classes are judged.</p>
          </EmptyState>
        )}
      </Panel>
      <History board={board} timeZone={timeZone} />
      <Decisions board={board} timeZone={timeZone} />
    </div>
  )
}

/** Says how final the places are, in exact words for each state. */
function Standing({ board, timeZone }: ClassResultsProps) {
  const { state, revision, protestEndsAt, signedAt, verifiedAt } = board
  if (state === 'planned') return <p className="text-dim">This class has not started.</p>
  if (state === 'void') return <p>This class is void. None of it counts.</p>
  if (state === 'running')
    return (
      <p className="text-dim">
        {revision > 0
          ? 'The head judge has opened this class again. Its places may change.'
          : 'This class is being judged. Places change with each score.'}
      </p>
    )
  if (state === 'provisional')
    return (
      <p>
        Provisional, revision <span className="readout">{revision}</span>.{' '}
        {protestEndsAt && <ProtestTime endsAt={protestEndsAt} />}
        {revision > 1 && ' Entrants whose places changed since then have their own time to protest.'}
      </p>
    )
  return (
    <p>
      Revision <span className="readout">{revision}</span>
      {signedAt && <>, signed {zonedTime(signedAt, timeZone)}</>}
      {verifiedAt && <>, verified {zonedTime(verifiedAt, timeZone)}</>}.
      {state === 'final' && ' These results count once they are verified.'}
    </p>
  )
}

function History({ board: { history }, timeZone }: ClassResultsProps) {
  if (history.length === 0) return null
  return (
    <Panel title="Revisions">
      <ol className="grid gap-3">
        {history.map(({ revision, at, reason, changed }) => (
          <li key={revision}>
            <p className="font-semibold">
              Revision <span className="readout">{revision}</span>
              <span className="ml-2 text-sm font-normal text-dim">{zonedTime(at, timeZone)}</span>
            </p>
            {reason && <p className="wrap-anywhere">{reason}</p>}
            {revision > 1 && (
              <p className="text-sm text-dim">
                {changed === 0
                  ? 'No place changed.'
                  : changed === 1
                    ? 'One place changed.'
                    : `${changed} places changed.`}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** The protests that were decided, each in the sentence that is meant for everyone. */
function Decisions({ board: { decisions }, timeZone }: ClassResultsProps) {
  if (decisions.length === 0) return null
  return (
    <Panel title="Protests">
      <ol className="grid gap-3">
        {decisions.map(({ revision, outcome, sentence, at }) => {
          const [label, tone] = protestLabels[outcome]
          return (
            <li key={`${at}#${sentence}`}>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="font-semibold">
                  Against revision <span className="readout">{revision}</span>
                </span>
                <Badge tone={tone}>{label}</Badge>
                <span className="text-sm text-dim">{zonedTime(at, timeZone)}</span>
              </p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{sentence}</p>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
