import type { AdminItem } from '#shared/market/market-items/admin-contract.ts'
import { leaveOnConflict } from '#web/features/directory/listings/administration/leave-on-conflict.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useDecideItem, useRemoveItem, useRestoreItem } from '../api/admin-item-commands.ts'
import { nameOf } from '../own/item-words.ts'
import { statusName } from './item-statuses.ts'

export type ItemDecision = 'reject' | 'remove' | 'restore'

type DialogProps = { item: AdminItem; onClose: () => void }

const reasonTexts = { least: 1, most: 500, hint: 'Up to 500 characters' }

/** Asks an administrator for a reason before a decision about an item, as it was then. */
export function ItemDecisionDialog({ decision, ...props }: DialogProps & { decision: ItemDecision }) {
  const Asked = dialogs[decision]
  return <Asked {...props} />
}

const RejectDialog = ({ item, onClose }: DialogProps) => (
  <ReasonCommand
    {...reasonTexts}
    title={`Reject ${nameOf(item)}?`}
    description="Its seller will see what to change and can publish it again."
    label="What to change"
    missing="Say what to change."
    confirmLabel="Reject"
    busyText="Rejecting..."
    done={`${nameOf(item)} is rejected`}
    failed="We couldn’t reject it"
    danger
    command={leaveOnConflict(useDecideItem(), onClose)}
    inputOf={(reason) => ({
      params: { itemId: item.id },
      body: { approves: false, reason, version: item.version },
    })}
    onClose={onClose}
  />
)

const RemoveDialog = ({ item, onClose }: DialogProps) => (
  <ReasonCommand
    {...reasonTexts}
    title={`Remove ${nameOf(item)}?`}
    description="It leaves the site until you restore it. Its seller will see your reason."
    confirmLabel="Remove"
    busyText="Removing..."
    done={`${nameOf(item)} is removed`}
    failed="We couldn’t remove it"
    danger
    command={leaveOnConflict(useRemoveItem(), onClose)}
    inputOf={(reason) => ({ params: { itemId: item.id }, body: { reason, version: item.version } })}
    onClose={onClose}
  />
)

const RestoreDialog = ({ item, onClose }: DialogProps) => (
  <ReasonCommand
    {...reasonTexts}
    title={`Restore ${nameOf(item)}?`}
    description={`Its status will be “${statusName(item.formerStatus ?? 'draft')}”, as before. Its seller will see your reason.`}
    confirmLabel="Restore"
    busyText="Restoring..."
    done={`${nameOf(item)} is restored`}
    failed="We couldn’t restore it"
    command={leaveOnConflict(useRestoreItem(), onClose)}
    inputOf={(reason) => ({ params: { itemId: item.id }, body: { reason, version: item.version } })}
    onClose={onClose}
  />
)

const dialogs: Record<ItemDecision, typeof RejectDialog> = {
  reject: RejectDialog,
  remove: RemoveDialog,
  restore: RestoreDialog,
}
