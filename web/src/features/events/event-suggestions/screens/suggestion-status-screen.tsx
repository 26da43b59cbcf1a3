import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lookUpSuggestion } from '#shared/events/event-suggestions/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { query } from '#web/lib/query.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScriptNotice } from '#web/ui/script-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SuggestionCard } from '../components/suggestion-card.tsx'

export const title = 'Your event suggestion'

/** Opening it changes nothing, because programs that check mails open every link. */
export function Screen() {
  const handle = useLinkSecret()
  return (
    <div className="shell py-10">
      <PageHeader label="Events" title="Your event suggestion" />
      <div className="max-w-3xl">
        <ScriptNotice />
        {handle === undefined ? <Waiting /> : handle === '' ? <NoLink /> : <Status handle={handle} />}
      </div>
    </div>
  )
}

const Waiting = () => (
  <Panel aria-busy="true">
    <Skeleton lines={3} className="h-10" />
  </Panel>
)

const NoLink = () => (
  <Panel>
    <p>Open the link in the email that we sent you about your suggestion. It brings you back here.</p>
    <SuggestAnother />
  </Panel>
)

const SuggestAnother = () => (
  <ButtonLink to="/events/suggest" className="mt-5">
    Suggest an event
  </ButtonLink>
)

function Status({ handle }: { handle: string }) {
  // The link’s secret stays in memory.
  const found = useQuery(
    query('event-suggestions', lookUpSuggestion, { body: { handle } }, { staleTime: 5000, retry: false }),
  )
  if (found.data)
    return (
      <>
        <SuggestionCard suggestion={found.data} reach={{ handle }} />
        <SuggestAnother />
      </>
    )
  if (found.error instanceof ApiError && found.error.status === 404)
    return (
      <Panel>
        <p>{found.error.message}</p>
        <SuggestAnother />
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
  return <Waiting />
}

/** The secret after `#`, moved to memory: the address bar and the history of the browser forget it. */
function useLinkSecret(): string | undefined {
  const [secret, setSecret] = useState<string>()
  useEffect(() => {
    const take = () => {
      const found = location.hash.slice(1)
      if (found) history.replaceState(history.state, '', location.pathname + location.search)
      setSecret((before) => found || before || '')
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return secret
}
