import { type SyntheticEvent, useState } from 'react'
import { type PlannedTime, schedulePage } from '#shared/content/cms-pages/contract.ts'
import { ownZone } from '#shared/platform/time/own-zone.ts'
import { wallTimeWords } from '#shared/platform/time/wall-time-words.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { type WallTime, WallTimeFields } from '#web/features/platform/forms/wall-time-fields.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { usePageCommand } from '../api/page-commands.ts'
import type { PagePartProps } from './page-part-props.ts'

export type Planned = 'publish' | 'unpublish'

type PlanDialogProps = Omit<PagePartProps, 'editable'> & { what: Planned; onClose: () => void }

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

/** A day and a time on the clock of a place. Which of two is meant is asked where clocks show a time twice. */
export function PlanDialog({ saver, state, what, onClose }: PlanDialogProps) {
  const { page } = state.stored
  const present = page[what]
  const [wall, setWall] = useState<WallTime>({
    day: present?.local.slice(0, 10) ?? '',
    time: present?.local.slice(11) ?? '09:00',
    zone: present?.zone ?? ownZone(),
  })
  const [missing, setMissing] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [takeOver, setTakeOver] = useState(false)
  const command = usePageCommand(async (planned: PlannedTime, idempotencyKey) => {
    const { version } = (await saver.flushed()).page
    return call(
      schedulePage,
      { params: { pageId: page.id }, body: { version, [what]: planned, ...(takeOver && { takeOver }) } },
      { idempotencyKey },
    )
  }, saver.learn)
  const code = codeOf(command.error)
  const change = (next: WallTime) => {
    setWall(next)
    // An answer to the question which of the two changes nothing else.
    if (next.which) return
    setTakeOver(false)
    command.reset()
  }
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (command.isPending) return
    const { day, time, zone, which } = wall
    if (!day || !time) {
      setMissing(true)
      return
    }
    setAttempts(attempts + 1)
    const planned = { local: `${day}T${time}`, zone, ...(which && { which }) }
    command.mutate(planned, {
      onError: (error) => codeOf(error) === 'time_twice' && setWall({ ...wall, which: 'first' }),
      onSuccess: () => {
        toast.success(`${what === 'publish' ? 'Goes live' : 'Will be archived'} ${wallTimeWords(planned)}`)
        onClose()
      },
    })
  }
  return (
    <FormDialog
      // Where clocks show a time twice, the question which of the two is no refusal.
      submission={{
        onSubmit: save,
        busy: command.isPending,
        failure: code === 'time_twice' ? null : command.error,
        attempts,
      }}
      title={what === 'publish' ? 'Schedule publishing' : 'Auto-archive'}
      description={
        what === 'publish'
          ? 'The draft goes live at this time. Until then, it cannot be changed.'
          : 'At this time, visitors no longer see the page.'
      }
      failed="We couldn’t schedule the page"
      submitLabel="Schedule"
      busyText="Saving..."
      wayOut={
        code === 'slug_redirects' && (
          <Button
            size="sm"
            onClick={() => {
              setTakeOver(true)
              command.reset()
            }}
          >
            Take over the address
          </Button>
        )
      }
      onClose={onClose}
    >
      <WallTimeFields value={wall} asksForBoth={missing} onChange={change} />
      {takeOver && <p className="text-sm">The address is taken over when the page goes live.</p>}
    </FormDialog>
  )
}
