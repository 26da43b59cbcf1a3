import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { leavingRefusal } from '#shared/community/feed/taking-part.ts'
import { conversationPath } from '#shared/market/conversations/named-conversation.ts'
import type { PublicItem } from '#shared/market/market-items/contract.ts'
import { awaitingApproval } from '#shared/platform/users/awaiting-approval.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useStartConversation } from '../api/conversation-commands.ts'
import { myPlaceQuery } from '../api/my-place-query.ts'
import { MessageForm } from './message-form.tsx'
import { OfferButton } from './offer-button.tsx'

export type MessagedItem = Pick<PublicItem, 'id' | 'title' | 'priceKind' | 'priceCents' | 'status'>

/** Where a buyer writes to the seller on the page of an item, or finds the conversation that they have. */
export function MessageBox({ item }: { item: MessagedItem }) {
  const { id, status } = item
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const isMember = me?.registrationCompleted === true
  const place = useQuery({ ...myPlaceQuery(id), enabled: isMember }).data
  if (place?.isOwn || !me || !isMember) return null
  const mayOffer = status !== 'sold' && item.priceKind === 'offers' && !place?.reservation
  if (place?.conversationId)
    return (
      (status === 'sold' || mayOffer) && (
        <Box>
          <p className="text-dim">You have messaged the seller about this item.</p>
          <div className="flex flex-wrap gap-3">
            {status === 'sold' ? (
              <ButtonLink variant="primary" to={conversationPath(place.conversationId)}>
                Open your conversation
              </ButtonLink>
            ) : (
              <OfferButton item={item} />
            )}
          </div>
        </Box>
      )
    )
  if (status === 'sold') return null
  const refused = me.status === 'active' ? leavingRefusal(me)?.message : awaitingApproval
  return (
    <Box id="message">{refused ? <p className="text-dim">{refused}</p> : <FirstMessage item={item} />}</Box>
  )
}

const Box = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Panel {...(id && { id })} title="Message the seller">
    <div className="grid gap-4">{children}</div>
  </Panel>
)

function FirstMessage({ item }: { item: MessagedItem }) {
  const start = useStartConversation()
  return (
    <div data-own>
      <MessageForm
        label="Your message"
        rows={3}
        placeholder="Ask about condition, pickup, or history."
        busy={start.isPending}
        onSend={async (text) => {
          await start.mutateAsync({ params: { itemId: item.id }, body: { text } })
          toast.success('Message sent')
        }}
      >
        {item.priceKind === 'offers' && <OfferButton item={item} />}
      </MessageForm>
    </div>
  )
}
