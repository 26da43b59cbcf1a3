import type { Resource } from '#shared/content/resources/resource.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { usePublishResource } from '../api/resource-commands.ts'

/** Each has its own command, so that several can be pressed one after the other. */
export function PublishButton({ resource }: { resource: Resource }) {
  const { id, title, version } = resource
  const command = usePublishResource()
  const publish = usePress(() =>
    command
      .mutateAsync({ params: { resourceId: id }, body: { version } })
      .then(() => toast.success(`Published ${title}`), toastFailure),
  )
  return (
    <Button size="sm" busy={command.isPending} onClick={publish}>
      Publish<span className="sr-only"> {title}</span>
    </Button>
  )
}
