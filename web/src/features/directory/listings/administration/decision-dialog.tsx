import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useDecideListing, useRemoveListing, useRestoreListing } from '../api/admin-listing-commands.ts'
import { EditListingDialog } from './edit-listing-dialog.tsx'
import { FeatureDialog } from './feature-dialog.tsx'
import { leaveOnConflict } from './leave-on-conflict.ts'
import { managedStatuses } from './managed-statuses.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { OwnerDialog } from './owner-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'

export type Verb = 'approve' | 'reject' | 'remove' | 'restore' | 'merge' | 'owner' | 'feature' | 'edit'

type DecisionDialogProps = { listing: AdminListing; onClose: () => void }

const reasonTexts = { least: 1, most: 500, hint: 'Up to 500 characters' }

/** Asks an administrator before an action on a listing, as it was then. */
export function DecisionDialog({ verb, ...props }: DecisionDialogProps & { verb: Verb }) {
  const Asked = dialogs[verb]
  return <Asked {...props} />
}

const ApproveDialog = ({ listing: { id, businessName, version }, onClose }: DecisionDialogProps) => (
  <ConfirmCommand
    command={useDecideListing()}
    input={{ params: { listingId: id }, body: { approves: true, reason: '', version } }}
    done={`${businessName} is published`}
    title={`Publish ${businessName}?`}
    description="Everyone finds it in the directory."
    confirmLabel="Publish"
    onClose={onClose}
  />
)

const told = ({ ownerId }: AdminListing) => (ownerId ? ' Its owner will see your reason.' : '')

function RemoveDialog({ listing, onClose }: DecisionDialogProps) {
  const { id, businessName, version } = listing
  return (
    <ReasonCommand
      {...reasonTexts}
      title={`Remove ${businessName}?`}
      description={`It leaves the site until you restore it.${told(listing)}`}
      confirmLabel="Remove"
      busyText="Removing..."
      done={`${businessName} is removed`}
      failed="We couldn’t remove it"
      danger
      command={leaveOnConflict(useRemoveListing(), onClose)}
      inputOf={(reason) => ({ params: { listingId: id }, body: { reason, version } })}
      onClose={onClose}
    />
  )
}

function RestoreDialog({ listing, onClose }: DecisionDialogProps) {
  const { id, businessName, version, formerStatus = 'draft' } = listing
  return (
    <ReasonCommand
      {...reasonTexts}
      title={`Restore ${businessName}?`}
      description={`Its status will be ${managedStatuses[formerStatus].toLowerCase()}, as before.${told(listing)}`}
      confirmLabel="Restore"
      busyText="Restoring..."
      done={`${businessName} is restored`}
      failed="We couldn’t restore it"
      command={leaveOnConflict(useRestoreListing(), onClose)}
      inputOf={(reason) => ({ params: { listingId: id }, body: { reason, version } })}
      onClose={onClose}
    />
  )
}

const dialogs = {
  approve: ApproveDialog,
  reject: RejectDialog,
  remove: RemoveDialog,
  restore: RestoreDialog,
  merge: MergeDialog,
  owner: OwnerDialog,
  feature: FeatureDialog,
  edit: EditListingDialog,
}
