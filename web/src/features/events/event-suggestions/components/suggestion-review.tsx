import { useQuery } from '@tanstack/react-query'
import {
  getSuggestionForReview,
  type ListedSuggestion,
} from '#shared/events/event-suggestions/admin-contract.ts'
import { isDecided, type SuggestionId } from '#shared/events/event-suggestions/suggestion.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { OrganizationMention } from '#web/features/organizations/organizations/components/organization-mention.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { WebLink } from '#web/ui/web-link.tsx'
import { CandidateList } from './candidate-list.tsx'
import { dayWords } from './day-words.ts'
import { DecisionForm } from './decision-form.tsx'
import { statusWords } from './status-words.ts'

type SuggestionReviewProps = { suggestionId: SuggestionId; onDecided: () => void }

/** A suggestion beside possible duplicates, and the decision. */
export function SuggestionReview({ suggestionId, onDecided }: SuggestionReviewProps) {
  const found = useQuery(query('event-suggestions', getSuggestionForReview, { params: { suggestionId } }))
  if (found.isError && !found.data)
    return (
      <QueryFailure
        title="This suggestion did not load"
        error={found.error}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    )
  if (!found.data) return <Skeleton lines={6} className="h-10" />
  const { suggestion, candidates } = found.data
  const isOpen = !isDecided(suggestion)
  return (
    <div className="grid gap-5">
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SuggestionFacts suggestion={suggestion} />
        <CandidateList
          suggestion={suggestion}
          candidates={candidates}
          isOpen={isOpen}
          onDecided={onDecided}
        />
      </div>
      {isOpen && <DecisionForm key={suggestion.version} suggestion={suggestion} onDecided={onDecided} />}
    </div>
  )
}

function SuggestionFacts({ suggestion }: { suggestion: ListedSuggestion }) {
  const { suggestedBy, suggesterName, suggesterEmail, websiteUrl, answer, reply, decidedAt } = suggestion
  const { venueName, city, state, organizerName, organization, notes } = suggestion
  return (
    <DetailPanel
      title="Suggestion"
      headingLevel={3}
      facts={[
        ['Status', statusWords[suggestion.status].review],
        ['Day', dayWords(suggestion)],
        ['Place', [venueName, city, state].filter(Boolean).join(', ')],
        (organization || organizerName !== '') && [
          'Organizer',
          organization ? <OrganizationMention key="organizer" organization={organization} /> : organizerName,
        ],
        websiteUrl !== undefined && [
          'Website',
          <WebLink key="web" href={websiteUrl} blank className="wrap-anywhere" />,
        ],
        notes !== '' && ['Notes', notes],
        [
          'From',
          suggestedBy ? (
            <TextLink key="from" to={`/admin/users/${suggestedBy}`}>
              {suggesterName}
            </TextLink>
          ) : (
            suggesterName
          ),
        ],
        suggesterEmail !== '' && ['Email', <EmailAddress key="email">{suggesterEmail}</EmailAddress>],
        ['Organizes it', suggestion.isOrganizer ? 'Yes, says the suggester' : 'No'],
        ['Suggested', localTime(suggestion.createdAt)],
        answer !== undefined && answer !== '' && ['We wrote', answer],
        reply !== undefined && ['Answer', reply],
        decidedAt !== undefined && ['Decided', localTime(decidedAt)],
        suggestion.eventId !== undefined && [
          'Event',
          <TextLink key="event" to={`${eventPath(suggestion.eventId)}/edit`}>
            Open it in the editor
          </TextLink>,
        ],
      ]}
    />
  )
}
