import { localTime } from '#shared/platform/time/local-time.ts'
import type { DeskReport } from '#shared/support/support-desks/shown-desk.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type RatedCommentsProps = {
  comments: DeskReport['comments']
  requestPath: (requestId: string) => string
}

/** What people wrote with their rating, each with the request it is about. */
export const RatedComments = ({ comments, requestPath }: RatedCommentsProps) => (
  <ul className="divide-y divide-line">
    {comments.map(({ number, requestId, score, comment, at }) => (
      <li key={requestId} className="grid gap-1.5 px-4 py-3 sm:px-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-dim">
          <Badge tone={score === 'good' ? 'success' : 'danger'}>{score === 'good' ? 'Good' : 'Bad'}</Badge>
          <TextLink to={requestPath(requestId)} className="readout">
            {number}
          </TextLink>
          <time dateTime={at}>{localTime(at)}</time>
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{comment}</p>
      </li>
    ))}
  </ul>
)
