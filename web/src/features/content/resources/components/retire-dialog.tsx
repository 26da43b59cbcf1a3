import type { Resource } from '#shared/content/resources/resource.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangeResourceStatus } from '../api/change-resource-status.ts'

type RetireDialogProps = { resource: Resource; onClose: () => void }

export function RetireDialog({ resource, onClose }: RetireDialogProps) {
  const { id, title, version } = resource
  const change = useChangeResourceStatus()
  return (
    <ConfirmDialog
      open
      title={`Retire ${title}?`}
      description="Visitors no longer see it, and search no longer finds it. It stays in this list, and you can publish it again."
      confirmLabel="Retire"
      danger
      busy={change.isPending}
      onClose={onClose}
      onConfirm={() =>
        change.mutate(
          { resource: { id, version }, to: 'retired' },
          {
            onError: toastFailure,
            onSuccess: () => toast.success(`Retired ${title}`),
            onSettled: onClose,
          },
        )
      }
    />
  )
}
