import { useQuery } from '@tanstack/react-query'
import { markReviewOpen, type ReviewSubject } from '#shared/directory/open-reviews/contract.ts'
import { deviceId } from '#web/features/platform/offline/device-id.ts'
import { call } from '#web/lib/call.ts'

const everyMs = 30_000

/** Says that something to decide is open here, as long as this is shown, and who else has it open. */
export function OpenElsewhere({ subject }: { subject: ReviewSubject }) {
  const { data } = useQuery({
    queryKey: ['openReviews', subject.kind, subject.id],
    queryFn: () => call(markReviewOpen, { body: { subject, deviceId: deviceId() } }),
    refetchInterval: everyMs,
    // Whatever was said about it before may be over.
    gcTime: 0,
    staleTime: 0,
    retry: false,
  })
  return (
    <span role="status" className="block text-warn-ink empty:hidden">
      {data && openWords(data)}
    </span>
  )
}

const names = new Intl.ListFormat('en-US')

function openWords({ others, isElsewhere }: { others: readonly string[]; isElsewhere: boolean }): string {
  if (others.length > 0)
    return `${names.format(others)} ${others.length === 1 ? 'has' : 'have'} this open, too.`
  return isElsewhere ? 'You have this open on another device, too.' : ''
}
