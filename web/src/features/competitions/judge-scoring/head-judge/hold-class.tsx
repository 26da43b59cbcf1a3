import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { classParams, useHoldClass } from '#web/features/competitions/competitions/api/class-commands.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'

type HoldClassProps = { work: ClassWork; onDone: () => void; onClose: () => void }

/** Holds a class with a reason, or lets it continue. */
export function HoldClass({ work: { of, name }, onDone, onClose }: HoldClassProps) {
  const command = useHoldClass()
  const { version } = of
  return of.holdReason ? (
    <ConfirmCommand
      command={command}
      input={{ ...classParams(of), body: { version } }}
      done="Hold lifted"
      title={`Lift the hold on ${name}?`}
      description="Its places can then be signed."
      confirmLabel="Lift the hold"
      onClose={() => {
        onDone()
        onClose()
      }}
    />
  ) : (
    <ReasonCommand
      title={`Hold ${name}?`}
      description="No one can sign its places until you lift the hold. Everyone who works on it will see your reason."
      confirmLabel="Hold"
      done="Class on hold"
      command={command}
      inputOf={(reason) => ({ ...classParams(of), body: { reason, version } })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
