import type { Resource } from '#shared/content/resources/resource.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRetireResource } from '../api/resource-commands.ts'

type RetireDialogProps = { resource: Resource; onClose: () => void }

export function RetireDialog({ resource, onClose }: RetireDialogProps) {
  const { id, title, version } = resource
  const command = useRetireResource()
  return (
    <ConfirmDialog
      open
      title={`Retire ${title}?`}
      description="Visitors no longer see it, and search no longer finds it. It stays in this list, and you can publish it again."
      confirmLabel="Retire"
      danger
      busy={command.isPending}
      onClose={onClose}
      onConfirm={() =>
        command.mutate(
          { params: { resourceId: id }, body: { version } },
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
