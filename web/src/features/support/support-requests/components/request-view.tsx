import type { PublicRequest } from '#shared/support/support-requests/shown-request.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import type { RequestActs } from '../api/request-acts.ts'
import { Conversation } from './conversation.tsx'
import { RatingPanel } from './rating-panel.tsx'
import { ReplyForm } from './reply-form.tsx'
import { RequestStanding, Settle } from './request-standing.tsx'
import { requestWords } from './request-words.ts'

type RequestViewProps = {
  /** The request with its newest messages, then those before them. */
  pages: readonly PublicRequest[]
  hasOlder: boolean
  isLoadingOlder: boolean
  onOlder: () => Promise<{ error: Error | null }>
  acts: RequestActs
  isGuest?: boolean
  /** The page opens at the last message. */
  beginsAtEnd: boolean
}

/** A request with its conversation, as the one who asked reads it. */
export function RequestView({ pages, acts, isGuest = false, ...older }: RequestViewProps) {
  const [request] = pages
  if (!request) return null
  const { subject, number, categoryLabel, deskName, status, isOwn, requesterName, related, rating } = request
  const { word, tone } = requestWords[status]
  const isSolved = status === 'solved' || status === 'closed'
  const about = [number, categoryLabel, deskName, ...(isOwn ? [] : [`asked by ${requesterName}`])]
  return (
    <div className="max-w-3xl">
      <ScreenHeader
        title={<span className="wrap-anywhere">{subject}</span>}
        lead={about.filter(Boolean).join(' · ')}
        actions={<Badge tone={tone}>{word}</Badge>}
      />
      <div className="grid gap-4">
        {related && (
          <p className="text-sm text-dim">
            About: {related.href ? <TextLink to={related.href}>{related.title}</TextLink> : related.title}
          </p>
        )}
        <RequestStanding request={request} acts={acts} isGuest={isGuest} />
        {isOwn && isSolved && <RatingPanel rating={rating} acts={acts} />}
        <Panel flush>
          <Conversation
            messages={pages.flatMap(({ messages }) => messages.items)}
            linkOf={acts.linkOf}
            {...older}
          />
          {isOwn && request.takesMessages && (
            <ReplyForm acts={acts}>
              {!isSolved && <Settle acts={acts} isSolved words="This solved my problem" />}
            </ReplyForm>
          )}
        </Panel>
      </div>
    </div>
  )
}
