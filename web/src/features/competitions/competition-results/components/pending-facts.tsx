import type { PendingResult } from '#shared/competitions/competition-results/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { EvidenceLinks } from './evidence-links.tsx'

/** Shows a reported result with its evidence. */
export function PendingFacts({ result }: { result: PendingResult }) {
  const { competitorId, competitorName, eventId, eventName, elsewhere, before, vehicle, place } = result
  const { city, state } = elsewhere ?? {}
  return (
    <DetailPanel
      title={before ? 'Correction' : 'Result'}
      beside
      facts={[
        [
          'Competitor',
          competitorId ? (
            <TextLink key="who" to={`/admin/users/${competitorId}`}>
              {competitorName}
            </TextLink>
          ) : (
            competitorName
          ),
        ],
        [
          'Score',
          <span key="score" className="readout">
            {showScore(result.score)}
          </span>,
        ],
        before !== undefined && [
          'Counts now',
          <span key="now" className="readout">
            {showScore(before.score)}
          </span>,
        ],
        ['Class', result.className],
        ['League', result.leagueName],
        place !== undefined && ['Place', String(place)],
        [
          'Event',
          eventId ? (
            <TextLink key="event" to={eventPath(eventId)}>
              {eventName}
            </TextLink>
          ) : (
            eventName
          ),
        ],
        eventId !== undefined &&
          result.importId !== undefined && [
            'Imported',
            <TextLink key="import" to={`${eventPath(eventId)}/desk?tab=import&import=${result.importId}`}>
              See the import
            </TextLink>,
          ],
        ['Day', utcDay(result.eventOn)],
        elsewhere !== undefined && ['Location', [city, state].filter(Boolean).join(', ')],
        vehicle !== undefined && ['Vehicle', `${vehicle.year} ${vehicle.make} ${vehicle.model}`],
        result.notes !== '' && ['Notes', result.notes],
        result.submittedBy !== competitorId && ['Reported by', result.submitterName],
        ['Reported', localTime(result.submittedAt)],
        result.rejections > 0 && ['Rejected before', `${result.rejections} of 3 times`],
        result.isTeammate && ['Your team', 'The competitor is in your team. Give a reason.'],
        [
          'Evidence',
          result.evidence.length > 0 ? (
            <EvidenceLinks key="evidence" id={result.id} evidence={result.evidence} of={competitorName} />
          ) : (
            'None'
          ),
        ],
      ]}
    />
  )
}
