import { useState } from 'react'
import type { Thread } from '#shared/market/conversations/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useAcceptOffer, useDeclineOffer } from '../api/conversation-commands.ts'
import type { ShownMessage } from './message-days.ts'
import type { OfferState } from './offer-states.ts'

type OfferLineProps = { message: ShownMessage; state: OfferState; thread: Thread }

const words: Record<OfferState, readonly [Tone, string]> = {
  open: ['info', 'Open'],
  accepted: ['success', 'Accepted'],
  declined: ['danger', 'Declined'],
  withdrawn: ['neutral', 'Withdrawn'],
  replaced: ['neutral', 'Replaced by a newer offer'],
}

/** An offer, where it stands, and what the reader may do about it. */
export function OfferLine({ message: { id: messageId, priceCents = 0 }, state, thread }: OfferLineProps) {
  const [asking, setAsking] = useState<'accept' | 'refuse'>()
  const accept = useAcceptOffer()
  const decline = useDeclineOffer()
  const { id: conversationId, side, other, item } = thread
  const input = { params: { conversationId }, body: { messageId } }
  const price = dollars(priceCents)
  const [tone, word] = words[state]
  const isSeller = side === 'seller'
  const stop = () => setAsking(undefined)
  return (
    <div className="grid justify-items-start gap-2 py-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>
          Offer: <span className="readout">{price}</span>
        </strong>
        <Badge tone={tone}>{word}</Badge>
      </p>
      {state === 'open' && (
        <div data-own className="flex flex-wrap gap-2">
          {isSeller && item?.state === 'active' && (
            <Button size="sm" variant="primary" onClick={() => setAsking('accept')}>
              Accept
            </Button>
          )}
          <Button size="sm" onClick={() => setAsking('refuse')}>
            {isSeller ? 'Decline' : 'Withdraw'}
          </Button>
        </div>
      )}
      {state === 'open' && isSeller && item?.state === 'reserved' && !item.isHeldHere && (
        <p className="text-sm text-dim">
          Reserved for someone else. You can accept this once it is available again.
        </p>
      )}
      {asking === 'accept' && (
        <ConfirmCommand
          title={`Accept ${price}?`}
          description={`The item is reserved for ${other.name} at this price for 72 hours.`}
          confirmLabel="Accept offer"
          command={accept}
          input={input}
          done="Offer accepted"
          onClose={stop}
        />
      )}
      {asking === 'refuse' && (
        <ConfirmCommand
          title={isSeller ? `Decline ${price}?` : `Withdraw your offer of ${price}?`}
          description={
            isSeller
              ? `${other.name} can make another offer.`
              : 'You can make another offer while it is for sale.'
          }
          confirmLabel={isSeller ? 'Decline offer' : 'Withdraw offer'}
          command={decline}
          input={input}
          done={isSeller ? 'Offer declined' : 'Offer withdrawn'}
          onClose={stop}
        />
      )}
    </div>
  )
}
