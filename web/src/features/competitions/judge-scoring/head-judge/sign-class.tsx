import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { classParams, useSignClass } from '#web/features/competitions/competitions/api/class-commands.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'

type SignClassProps = { work: ClassWork; onDone: () => void; onClose: () => void }

export function SignClass({ work: { of, name }, onDone, onClose }: SignClassProps) {
  return (
    <ConfirmCommand
      title={`Sign the places of ${name}?`}
      description="They become final, and an administrator verifies them."
      confirmLabel="Sign places"
      done="Places signed"
      command={useSignClass()}
      input={{ ...classParams(of), body: { version: of.version } }}
      onClose={() => {
        onDone()
        onClose()
      }}
    />
  )
}
