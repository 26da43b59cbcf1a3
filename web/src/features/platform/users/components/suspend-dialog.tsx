import { ReasonDialog } from './reason-dialog.tsx'

type SuspendDialogProps = {
  name: string
  busy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

export function SuspendDialog({ name, ...rest }: SuspendDialogProps) {
  return (
    <ReasonDialog
      {...rest}
      title={`Suspend ${name}?`}
      description="They are logged out on all devices right away and can’t log in. Their plan is paused, and we charge nothing while they are suspended; if its last payment failed, the plan ends. Nothing is deleted, and you can reactivate the account later."
      confirmLabel="Suspend"
    />
  )
}
