import { useState } from 'react'
import { localTime } from '#shared/platform/time/local-time.ts'
import { shareProject, unshareProject } from '#shared/tools/tool-projects/share-contract.ts'
import { ProjectId } from '#shared/tools/tool-projects/tool-project.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import type { OpenProject } from '../state/autosave.ts'

export type ProjectShareProps = {
  project: OpenProject
  onChange: (part: Pick<OpenProject, 'sharedAt'>) => void
}

/** A link that shows the project as it is saved now, until it is revoked. */
export function ProjectShare({ project, onChange }: ProjectShareProps) {
  const [asks, setAsks] = useState<'new' | 'stop'>()
  const params = { projectId: ProjectId.parse(project.id) }
  const share = useCommand({
    send: (_: undefined, idempotencyKey) => call(shareProject, { params }, { idempotencyKey }),
    onDone: ({ url, sharedAt }) => {
      onChange({ sharedAt })
      return copyText(url, {
        done: 'The link is copied. It shows this project as it is saved.',
        failed: `Your browser did not allow copying. The link is ${url}`,
      })
    },
  })
  const unshare = useCommand({
    send: (_: undefined, idempotencyKey) => call(unshareProject, { params }, { idempotencyKey }),
    onDone: () => {
      onChange({ sharedAt: undefined })
      return undefined
    },
  })
  if (!project.sharedAt)
    return (
      <Button
        data-own
        busy={share.isPending}
        onClick={() => share.mutate(undefined, { onError: toastFailure })}
      >
        Share by link
      </Button>
    )
  return (
    <>
      <Button data-own onClick={() => setAsks('new')}>
        New link
      </Button>
      <Button data-own variant="ghost" onClick={() => setAsks('stop')}>
        Stop sharing
      </Button>
      <p className="order-last basis-full text-sm text-dim">Shared since {localTime(project.sharedAt)}</p>
      {asks === 'new' && (
        <ConfirmCommand
          command={share}
          input={undefined}
          title="Make a new link?"
          description="The link that you sent before stops working. It cannot be shown again."
          confirmLabel="Make a new link"
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks === 'stop' && (
        <ConfirmCommand
          command={unshare}
          input={undefined}
          title="Stop sharing?"
          description="The link that you sent stops working."
          confirmLabel="Stop sharing"
          danger
          done="No link opens this project now."
          onClose={() => setAsks(undefined)}
        />
      )}
    </>
  )
}
