import type { AdminOrganization } from '#shared/organizations/organizations/admin-contract.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import {
  useArchiveAsAdmin,
  useDecide,
  useReactivate,
  useSuspend,
} from '../api/admin-organization-commands.ts'
import { AdminEditDialog } from './admin-edit-dialog.tsx'
import { OwnerDialog } from './owner-dialog.tsx'

export type Verb = 'approve' | 'refuse' | 'suspend' | 'reactivate' | 'archive' | 'owner' | 'edit'

type DecisionDialogProps = { organization: AdminOrganization; onClose: () => void }

const reasonTexts = { least: 1, most: 500, hint: 'Up to 500 characters' }

/** Asks an administrator before an action on an organization. */
export function DecisionDialog({ verb, ...props }: DecisionDialogProps & { verb: Verb }) {
  const Asked = dialogs[verb]
  return <Asked {...props} />
}

function ApproveDialog({ organization: { id, name, version }, onClose }: DecisionDialogProps) {
  return (
    <ConfirmCommand
      command={useDecide()}
      input={{ params: { organizationId: id }, body: { approves: true, reason: '', version } }}
      done={`${name} is on the site`}
      title={`Approve ${name}?`}
      description="Everyone can see it, and we tell its owners that it is live."
      confirmLabel="Approve"
      onClose={onClose}
    />
  )
}

function RefuseDialog({ organization: { id, name, version }, onClose }: DecisionDialogProps) {
  return (
    <ReasonCommand
      {...reasonTexts}
      title={`Reject ${name}?`}
      description="It becomes a draft again. Its owners will see what to change and can submit it again."
      label="What to change"
      missing="Say what to change."
      confirmLabel="Reject"
      busyText="Rejecting..."
      done={`${name} is a draft again`}
      failed="We couldn’t reject it"
      danger
      command={useDecide()}
      inputOf={(reason) => ({ params: { organizationId: id }, body: { approves: false, reason, version } })}
      onClose={onClose}
    />
  )
}

function SuspendDialog({ organization: { id, name, version }, onClose }: DecisionDialogProps) {
  return (
    <ReasonCommand
      {...reasonTexts}
      title={`Suspend ${name}?`}
      description="Its page is hidden, and no one can edit it. Its events go on. Its owners will see your reason."
      confirmLabel="Suspend"
      busyText="Suspending..."
      done={`${name} is suspended`}
      failed="We couldn’t suspend it"
      danger
      command={useSuspend()}
      inputOf={(reason) => ({ params: { organizationId: id }, body: { reason, version } })}
      onClose={onClose}
    />
  )
}

function ReactivateDialog({ organization: { id, name, version }, onClose }: DecisionDialogProps) {
  return (
    <ReasonCommand
      {...reasonTexts}
      title={`Reactivate ${name}?`}
      description="Everyone sees it again. Its owners will see your reason."
      confirmLabel="Reactivate"
      busyText="Reactivating..."
      done={`${name} is active again`}
      failed="We couldn’t reactivate it"
      command={useReactivate()}
      inputOf={(reason) => ({ params: { organizationId: id }, body: { reason, version } })}
      onClose={onClose}
    />
  )
}

function ArchiveDialog({ organization: { id, name, version }, onClose }: DecisionDialogProps) {
  return (
    <ReasonCommand
      {...reasonTexts}
      title={`Archive ${name}?`}
      description="It leaves the list and holds no new events. Its page and its past events stay. Its owners will see your reason."
      confirmLabel="Archive"
      busyText="Archiving..."
      done={`${name} is archived`}
      failed="We couldn’t archive it"
      danger
      command={useArchiveAsAdmin()}
      inputOf={(reason) => ({ params: { organizationId: id }, body: { reason, version } })}
      onClose={onClose}
    />
  )
}

const dialogs = {
  approve: ApproveDialog,
  refuse: RefuseDialog,
  suspend: SuspendDialog,
  reactivate: ReactivateDialog,
  archive: ArchiveDialog,
  owner: OwnerDialog,
  edit: AdminEditDialog,
}
