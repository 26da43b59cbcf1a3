import { shareProject, unshareProject } from '#shared/tool-projects/share-contract.ts'
import { ProjectId } from '#shared/tool-projects/tool-project.ts'
import { toastFailure } from '#web/features/forms/toast-failure.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { toast } from '#web/ui/toast.ts'

export type ProjectShareProps = { projectId: string }

/** A link that shows the project as it is saved now, until it is taken back. */
export function ProjectShare({ projectId }: ProjectShareProps) {
  const params = { projectId: ProjectId.parse(projectId) }
  const share = useCommand({
    send: (_: undefined, idempotencyKey) => call(shareProject, { params }, { idempotencyKey }),
  })
  const unshare = useCommand({
    send: (_: undefined, idempotencyKey) => call(unshareProject, { params }, { idempotencyKey }),
  })
  return (
    <>
      <Button
        busy={share.isPending}
        onClick={() =>
          share.mutate(undefined, {
            onSuccess: ({ url }) =>
              void copyText(url, {
                done: 'The link is copied. A link from before no longer works.',
                failed: `Your browser did not allow copying. The link is ${url}`,
              }),
            onError: toastFailure,
          })
        }
      >
        Share by link
      </Button>
      <Button
        variant="ghost"
        busy={unshare.isPending}
        onClick={() =>
          unshare.mutate(undefined, {
            onSuccess: () => toast.success('No link opens this project anymore.'),
            onError: toastFailure,
          })
        }
      >
        Stop sharing
      </Button>
    </>
  )
}
