import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { classParams, usePublishClass } from '#web/features/competitions/competitions/api/class-commands.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'

type PublishClassProps = { work: ClassWork; onDone: () => void; onClose: () => void }

/** Publishes the places; from the second time on with a reason. */
export function PublishClass({ work, onDone, onClose }: PublishClassProps) {
  const { of, name, openTie } = work
  const command = usePublishClass()
  const asShared = openTie !== undefined
  const words = {
    title: `Publish the places of ${name}?`,
    description: asShared
      ? `Place ${openTie} is shared. Everyone sees the places, and the time for protests begins.`
      : 'Everyone sees the places, and the time for protests begins.',
    confirmLabel: asShared ? 'Publish as shared' : 'Publish places',
    done: 'Places published',
  }
  return of.revision === 0 ? (
    <ConfirmCommand
      {...words}
      command={command}
      input={{ ...classParams(of), body: { asShared, version: of.version } }}
      onClose={() => {
        onDone()
        onClose()
      }}
    />
  ) : (
    <ReasonCommand
      {...words}
      command={command}
      inputOf={(reason) => ({ ...classParams(of), body: { asShared, reason, version: of.version } })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
