import { useState } from 'react'
import { describeFailure } from '#web/features/forms/describe-failure.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import type { ProjectOnScreen } from './use-project.ts'

export type ProjectConflictProps = {
  open: Pick<ProjectOnScreen, 'reload' | 'keepAs'>
  /** Of the project that was changed elsewhere. */
  name: string
}

const sentence = 'This project was changed elsewhere. Reload it or save yours as a copy.'

/** Asks at once, wherever someone works on the page; who puts it off finds it beside the project. */
export function ProjectConflict({ open, name }: ProjectConflictProps) {
  const [isPutOff, setPutOff] = useState(false)
  const answers = (
    <>
      <Button onClick={open.reload}>Reload it</Button>
      <KeepButton name={`${name} (copy)`} open={open} />
    </>
  )
  if (!isPutOff)
    return (
      <Dialog
        open
        title={`${name} was changed elsewhere`}
        description={sentence}
        onClose={() => setPutOff(true)}
        footer={answers}
      />
    )
  return (
    <Banner tone="danger" action={<div className="flex flex-wrap gap-2">{answers}</div>}>
      {sentence}
    </Banner>
  )
}

type KeepButtonProps = { name: string; open: Pick<ProjectOnScreen, 'keepAs'> }

function KeepButton({ name, open }: KeepButtonProps) {
  const [busy, setBusy] = useState(false)
  const keep = async () => {
    setBusy(true)
    await open
      .keepAs(name.slice(0, 80))
      .catch((error: unknown) => toast.error(describeFailure(error).sentence))
    setBusy(false)
  }
  return (
    <Button variant="primary" busy={busy} busyText="Saving…" onClick={() => void keep()}>
      Save mine as a copy
    </Button>
  )
}
