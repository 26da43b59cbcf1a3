import type { ResultStatus } from '#shared/competitions/competition-results/competition-result.ts'
import type { OwnResult } from '#shared/competitions/competition-results/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import type { Tone } from '#web/ui/badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { EvidenceLinks } from './evidence-links.tsx'

const statusWords: Record<ResultStatus, { label: string; tone: Tone }> = {
  pending: { label: 'Waiting', tone: 'warning' },
  verified: { label: 'Verified', tone: 'success' },
  rejected: { label: 'Refused', tone: 'danger' },
  superseded: { label: 'Replaced', tone: 'neutral' },
}

type ResultCardProps = { result: OwnResult; onChange: () => void; onRemove: () => void }

const refusedWords = (decision: string | undefined) => decision || 'No reason was given.'

/** The member's own result: its values, its state, and the actions on it now. */
export function ResultCard({ result, onChange, onRemove }: ResultCardProps) {
  const { eventId, eventName, eventOn, className, leagueName, score, place, status, vehicle } = result
  const { correction, changeable, isCorrection, isRemovable, fixedBecause, notes, id } = result
  const named = `${className} at ${eventName}`
  const words = statusWords[status]
  const facts = [
    place !== undefined && `Place ${place}`,
    vehicle && `${vehicle.year} ${vehicle.make} ${vehicle.model}`,
    result.source === 'event' && 'Reported by the judges',
  ].filter(Boolean)
  return (
    <li className="panel grid gap-3 p-4 sm:p-5">
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <h2 className="min-w-0 flex-1 text-lg font-semibold wrap-anywhere">
            {eventId ? <TextLink to={eventPath(eventId)}>{eventName}</TextLink> : eventName}
          </h2>
          <div className="flex items-center gap-3">
            <span className="readout text-2xl">{showScore(score)}</span>
            <Badge tone={words.tone}>{words.label}</Badge>
          </div>
        </div>
        <p className="text-sm text-dim wrap-anywhere">
          {utcDay(eventOn)}, {className}, {leagueName}
        </p>
      </div>
      {facts.length > 0 && <p className="text-sm text-dim wrap-anywhere">{facts.join(', ')}</p>}
      {status === 'rejected' && (
        <Answer title="We could not verify it">{refusedWords(result.decision)}</Answer>
      )}
      {correction && (
        <Answer
          title={
            correction.status === 'rejected'
              ? 'We could not verify your correction'
              : `Your correction to ${showScore(correction.score)} waits`
          }
        >
          {correction.status === 'rejected'
            ? refusedWords(correction.decision)
            : 'The result counts as it is until someone verifies it.'}
        </Answer>
      )}
      {notes !== '' && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{notes}</p>}
      <EvidenceLinks id={id} evidence={(correction ?? result).evidence} of={named} />
      {fixedBecause && changeable.length === 0 && (
        <p className="text-sm text-dim wrap-anywhere">{fixedBecause}</p>
      )}
      {(changeable.length > 0 || isRemovable) && (
        <div data-own className="flex flex-wrap gap-2">
          {changeable.length > 0 && (
            <Button size="sm" onClick={onChange}>
              {isCorrection ? 'Correct' : 'Change'}
              <span className="sr-only"> {named}</span>
            </Button>
          )}
          {isRemovable && (
            <Button size="sm" variant="ghost" onClick={onRemove}>
              Remove<span className="sr-only"> {named}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function Answer({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{children}</p>
    </div>
  )
}
