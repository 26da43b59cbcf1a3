import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { useSetEventLanes } from '#web/features/competitions/competitions/api/setup-commands.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'

type LaneValue = { id?: string; name: string; key: string }

const mostLanes = 12
const valuesOf = ({ lanes }: Pick<ClassWork, 'lanes'>): LaneValue[] =>
  lanes.map(({ id, name }) => ({ id, name, key: id }))

/** The places where runs are measured at an event. Classes are sent to them by name. */
export function LanesPanel({ work }: { work: ClassWork }) {
  const [edited, setEdited] = useState<LaneValue[]>()
  const [attempts, setAttempts] = useState(0)
  const save = useSetEventLanes()
  if (!work.roles.includes('organizer') && !work.roles.includes('head_judge')) return null
  const shown = edited ?? valuesOf(work)
  const change = (at: number, name: string) =>
    setEdited(shown.map((lane, index) => (index === at ? { ...lane, name } : lane)))
  const send = () => {
    setAttempts((count) => count + 1)
    const lanes = shown
      .filter(({ name }) => name.trim() !== '')
      .map(({ id, name }) => ({ ...(id && { id }), name: name.trim() }))
    save.mutate(
      { params: { eventId: work.of.eventId }, body: { lanes, version: work.lanesVersion ?? 0 } },
      {
        onSuccess: () => {
          setEdited(undefined)
          toast.success('Lanes saved')
        },
      },
    )
  }
  return (
    <Panel title="Lanes">
      <form
        data-own="part"
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) send()
        }}
      >
        {save.error && <FormError key={attempts} title={describeFailure(save.error).sentence} />}
        {shown.length === 0 && (
          <p className="text-sm text-dim">Name the lanes where runs are measured, such as “Lane 1”.</p>
        )}
        {shown.map((lane, at) => (
          <div key={lane.key} className="flex items-center gap-2">
            <Input
              aria-label={`Lane ${at + 1}`}
              maxLength={40}
              value={lane.name}
              onChange={({ target }) => change(at, target.value)}
            />
            <IconButton
              label={`Remove ${lane.name || `lane ${at + 1}`}`}
              icon={<X className="size-5" aria-hidden="true" />}
              onClick={() => setEdited(shown.filter((_, index) => index !== at))}
            />
          </div>
        ))}
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={shown.length >= mostLanes}
            onClick={() =>
              setEdited([...shown, { name: `Lane ${shown.length + 1}`, key: crypto.randomUUID() }])
            }
          >
            <Plus className="size-4" aria-hidden="true" />
            Add a lane
          </Button>
          {edited && (
            <>
              <Button size="sm" type="submit" variant="primary" busy={save.isPending} busyText="Saving...">
                Save lanes
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={save.isPending}
                onClick={() => setEdited(undefined)}
              >
                Discard
              </Button>
            </>
          )}
        </div>
      </form>
    </Panel>
  )
}
