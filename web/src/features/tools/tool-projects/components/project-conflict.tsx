import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { KeepButton } from './keep-button.tsx'
import type { ProjectOnScreen } from './use-project.ts'

export type ProjectConflictProps = {
  open: Pick<ProjectOnScreen, 'reload' | 'keepAs'>
  /** The name of the project that was changed elsewhere. */
  name: string
}

const sentence = 'This project was changed elsewhere. Reload it or save yours as a copy.'

/** Asks immediately, wherever the user works on the page. If it is put off, it appears beside the project. */
export function ProjectConflict({ open, name }: ProjectConflictProps) {
  const [isPutOff, setPutOff] = useState(false)
  const answers = (
    <>
      <Button onClick={open.reload}>Reload it</Button>
      <KeepButton name={`${name} (copy)`} label="Save mine as a copy" open={open} />
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
