import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lookUpSuggestedListing, type SuggestionState } from '#shared/directory/listings/own-contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { query } from '#web/lib/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useTakeBack } from '../api/suggestion-commands.ts'
import { suggestionWords } from './suggestion-words.ts'

/** The suggestion of a visitor, by the link that was mailed. Opening it changes nothing: programs open links, too. */
export function LinkedSuggestion({ handle }: { handle: string }) {
  // The link’s secret stays in memory.
  const found = useQuery(
    query('listings', lookUpSuggestedListing, { body: { handle } }, { staleTime: 5000, retry: false }),
  )
  const [isBack, setIsBack] = useState(false)
  if (isBack)
    return (
      <Panel>
        <p role="status">Your suggestion is withdrawn. We deleted what you sent.</p>
      </Panel>
    )
  if (found.data) return <Suggestion state={found.data} handle={handle} onTakenBack={() => setIsBack(true)} />
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <Panel>
        <p>{found.error.message}</p>
      </Panel>
    )
  if (found.isError)
    return (
      <QueryFailure
        title="Your suggestion did not load"
        error={found.error}
        retrying={found.isFetching}
        onRetry={() => void found.refetch()}
      />
    )
  return (
    <Panel aria-busy="true">
      <Skeleton lines={3} className="h-10" />
    </Panel>
  )
}

type SuggestionProps = { state: SuggestionState; handle: string; onTakenBack: () => void }

function Suggestion({ state, handle, onTakenBack }: SuggestionProps) {
  const { businessName, city, status, reason, path, createdAt } = state
  const { words, tone, next } = suggestionWords[status]
  const [asks, setAsks] = useState(false)
  const command = useTakeBack(onTakenBack)
  return (
    <Panel title={businessName} aside={<Badge tone={tone}>{words}</Badge>}>
      <p className="text-sm text-dim wrap-anywhere">
        {city && `${city} · `}Suggested <TimeAgo at={createdAt} />
      </p>
      <p className="mt-3">{next}</p>
      {reason && <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{reason}</p>}
      {path && (
        <p className="mt-3">
          <TextLink to={path}>See its page</TextLink>
        </p>
      )}
      {status === 'pending' && (
        <Button size="sm" className="mt-5" onClick={() => setAsks(true)}>
          Withdraw
        </Button>
      )}
      {asks && (
        <ConfirmCommand
          command={command}
          input={{ handle }}
          title="Withdraw this suggestion?"
          description={`We stop reviewing ${businessName} and delete what you sent. You can suggest it later.`}
          confirmLabel="Withdraw"
          onClose={() => setAsks(false)}
        />
      )}
    </Panel>
  )
}
