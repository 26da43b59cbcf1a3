import type { BlockedMember } from '#shared/market/member-blocks/contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { useBlock, useUnblock } from '../api/block-commands.ts'

type BlockQuestionProps = {
  userId: BlockedMember['userId']
  name: string
  isBlocking: boolean
  onClose: () => void
}

/** Asks before a member is blocked, or blocked no longer. */
export function BlockQuestion({ userId, name, isBlocking, onClose }: BlockQuestionProps) {
  const block = useBlock()
  const unblock = useUnblock()
  return isBlocking ? (
    <ConfirmCommand
      title={`Unblock ${name}?`}
      description="You can message, reserve from, and sell to each other again."
      confirmLabel="Unblock"
      command={unblock}
      input={{ params: { memberId: userId } }}
      done={`${name} is unblocked`}
      onClose={onClose}
    />
  ) : (
    <ConfirmCommand
      title={`Block ${name}?`}
      description="You can no longer message, reserve from, or sell to each other. We don’t tell them."
      confirmLabel="Block"
      danger
      command={block}
      input={{ params: { memberId: userId } }}
      done={`${name} is blocked`}
      onClose={onClose}
    />
  )
}
