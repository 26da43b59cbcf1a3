import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useDecideListing } from '../api/admin-listing-commands.ts'
import { leaveOnConflict } from './leave-on-conflict.ts'

type RejectDialogProps = { listing: AdminListing; onClose: () => void }

/** Rejects a listing that was submitted, as it was when the question was asked. */
export const RejectDialog = ({
  listing: { id, businessName, version, ownerId },
  onClose,
}: RejectDialogProps) => (
  <ReasonCommand
    least={1}
    most={500}
    hint="Up to 500 characters"
    title={`Reject ${businessName}?`}
    description={
      ownerId
        ? 'Its owner will see what to change and can submit it again.'
        : 'The person who suggested it will see your reason.'
    }
    label="What to change"
    missing="Say what to change."
    confirmLabel="Reject"
    busyText="Rejecting..."
    done={`${businessName} is rejected`}
    failed="We couldn’t reject it"
    danger
    command={leaveOnConflict(useDecideListing(), onClose)}
    inputOf={(reason) => ({ params: { listingId: id }, body: { approves: false, reason, version } })}
    onClose={onClose}
  />
)
