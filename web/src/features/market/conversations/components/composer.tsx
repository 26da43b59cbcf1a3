import type { ReactNode } from 'react'
import { leavingRefusal } from '#shared/community/feed/taking-part.ts'
import type { Thread } from '#shared/market/conversations/contract.ts'
import { awaitingApproval } from '#shared/platform/users/awaiting-approval.ts'
import { UnblockButton } from '#web/features/market/member-blocks/components/unblock-button.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { useSendMessage } from '../api/conversation-commands.ts'
import { MessageForm } from './message-form.tsx'
import { OfferButton } from './offer-button.tsx'

/** The field to answer, or why there is none. */
export function Composer({ thread }: { thread: Thread }) {
  const me = useMe()
  const { other } = thread
  const refused = me.status === 'active' ? leavingRefusal(me)?.message : awaitingApproval
  if (other.isGone)
    return <Foot>This member has left. You can read the conversation, but you can no longer reply.</Foot>
  if (thread.isBlocking)
    return (
      <Foot>
        <span>You have blocked {other.name}.</span> <UnblockButton userId={other.userId} name={other.name} />
      </Foot>
    )
  if (refused) return <Foot>{refused}</Foot>
  return <Field thread={thread} />
}

const Foot = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-3 text-dim">{children}</div>
)

function Field({ thread: { id, side, item } }: { thread: Thread }) {
  const send = useSendMessage(id)
  const takesOffers =
    side === 'buyer' && item?.priceKind === 'offers' && (item.state === 'active' || item.state === 'reserved')
  return (
    <div data-own className="border-t border-line px-4 py-3">
      <MessageForm
        label="Message"
        placeholder="Message"
        rows={1}
        isRow
        busy={send.isPending}
        onSend={(text) => send.mutateAsync(text)}
      >
        {takesOffers && item && !item.isHeldHere && <OfferButton isShort item={item} />}
      </MessageForm>
    </div>
  )
}
