import { useState } from 'react'
import type { BlockedMember } from '#shared/market/member-blocks/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { BlockQuestion } from './block-question.tsx'

/** Ends the block of a member, after a question. */
export function UnblockButton({ userId, name }: { userId: BlockedMember['userId']; name: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button data-own size="sm" onClick={() => setAsking(true)}>
        Unblock<span className="sr-only"> {name}</span>
      </Button>
      {asking && <BlockQuestion userId={userId} name={name} isBlocking onClose={() => setAsking(false)} />}
    </>
  )
}
