import { useState } from 'react'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import type { ProjectOnScreen } from './use-project.ts'

export type KeepButtonProps = {
  /** The name of the new project. */
  name: string
  label: string
  open: Pick<ProjectOnScreen, 'keepAs'>
}

/** Keeps the present work as its own project. */
export function KeepButton({ name, label, open }: KeepButtonProps) {
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    await open
      .keepAs(name.slice(0, 80))
      .catch((error: unknown) => toast.error(describeFailure(error).sentence))
    setBusy(false)
  }
  return (
    <Button busy={busy} busyText="Saving…" onClick={() => void keep()}>
      {label}
    </Button>
  )
}
