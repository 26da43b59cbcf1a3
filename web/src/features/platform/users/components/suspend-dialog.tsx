import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import type { AccountAction, useAccountAction } from '../api/admin-user-commands.ts'

type SuspendDialogProps = { name: string; command: ReturnType<typeof useAccountAction>; onClose: () => void }

export function SuspendDialog({ name, ...rest }: SuspendDialogProps) {
  return (
    <ReasonCommand
      {...rest}
      title={`Suspend ${name}?`}
      description="They are logged out on all devices right away and can’t log in. Their plan is paused, and we charge nothing while they are suspended; if its last payment failed, the plan ends. Nothing is deleted, and you can reactivate the account later."
      confirmLabel="Suspend"
      danger
      cancelLabel="Cancel"
      hint="The member is emailed this."
      least={1}
      most={500}
      missing="Give a reason"
      inputOf={(reason): AccountAction => ({ kind: 'suspend', reason })}
      done={`${name} suspended`}
    />
  )
}
