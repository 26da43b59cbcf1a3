import { MoreHorizontal } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Thread } from '#shared/market/conversations/contract.ts'
import { reportedConversationId } from '#shared/market/conversations/named-conversation.ts'
import { BlockQuestion } from '#web/features/market/member-blocks/components/block-question.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.ts'
import { whenLoaded } from '#web/ui/when-loaded.ts'
import { useArchive } from '../api/conversation-commands.ts'

/** Few ever need them. */
const load = () => import('./thread-menu-content.tsx')
const ThreadMenuContent = lazy(async () => ({ default: (await load()).ThreadMenuContent }))
const ReportDialog = lazy(async () => ({
  default: (await import('#web/features/platform/reports/components/report-dialog.tsx')).ReportDialog,
}))

/** Archives a conversation, blocks the other member, or reports them. */
export function ThreadMenu({ thread }: { thread: Thread }) {
  const { id, other, isArchived, isBlocking } = thread
  const [asked, setAsked] = useState<'pointer' | 'key'>()
  const [doing, setDoing] = useState<'report' | 'block'>()
  const archive = useArchive(id)
  const navigate = useNavigate()
  const stop = () => setDoing(undefined)
  const move = () =>
    archive.mutate(!isArchived, {
      onSuccess: () => {
        toast.success(isArchived ? 'Moved to the inbox' : 'Conversation archived')
        void navigate('/marketplace/messages')
      },
      onError: toastFailure,
    })
  const trigger = (
    <IconButton
      data-own
      label={`More about the conversation with ${other.name}`}
      icon={<MoreHorizontal className="size-5" aria-hidden="true" />}
      aria-haspopup="menu"
      onClick={({ detail }) => whenLoaded(load, () => setAsked(detail > 0 ? 'pointer' : 'key'))}
    />
  )
  return (
    <>
      {asked ? (
        <Suspense fallback={trigger}>
          <ThreadMenuContent
            trigger={trigger}
            byKey={asked === 'key'}
            thread={thread}
            onArchive={move}
            onBlock={() => setDoing('block')}
            onReport={() => setDoing('report')}
          />
        </Suspense>
      ) : (
        trigger
      )}
      {doing === 'report' && (
        <Suspense>
          <ReportDialog
            subject={{ type: 'conversation', id: reportedConversationId(id, other.userId) }}
            onClose={stop}
          />
        </Suspense>
      )}
      {doing === 'block' && (
        <BlockQuestion userId={other.userId} name={other.name} isBlocking={isBlocking} onClose={stop} />
      )}
    </>
  )
}
