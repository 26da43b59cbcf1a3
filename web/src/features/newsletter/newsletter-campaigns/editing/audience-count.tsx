import { useQuery } from '@tanstack/react-query'
import type { SubscriberAudience } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { useDebounced } from '#web/lib/use-debounced.ts'
import { audienceCountQuery } from '../api/campaign-queries.ts'
import { countSentence } from '../components/campaign-words.ts'

const settleMs = 500

/** How many people an audience has, a moment after each change. */
export function AudienceCount({ audience }: { audience: SubscriberAudience }) {
  const settled = useDebounced(JSON.stringify(audience), settleMs)
  const { data, error, isFetching } = useQuery(audienceCountQuery(JSON.parse(settled)))
  return (
    <p role="status" aria-busy={isFetching} className="font-semibold">
      {data && countSentence(data)}
      {!data && (error ? describeFailure(error).sentence : 'Counting...')}
    </p>
  )
}
