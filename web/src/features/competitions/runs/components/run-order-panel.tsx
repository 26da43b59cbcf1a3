import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ClassWork, WorkEntry } from '#shared/competitions/competitions/class-work.ts'
import type { RunOrderBy } from '#shared/competitions/competitions/competition-class.ts'
import { showHundredths, showScore } from '#shared/rules/scores/show-score.ts'
import { classParams } from '#web/features/competitions/competitions/api/class-commands.ts'
import { useMarkAbsent, useSetRunOrder } from '#web/features/competitions/competitions/api/setup-commands.ts'
import { vehicleName } from '#web/features/competitions/competitions/components/vehicle-name.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { OrderBar } from '#web/features/platform/lists/order-bar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { toast } from '#web/ui/toast.ts'
import { withItemMoved } from '#web/ui/with-item-moved.ts'

const byWords: Record<RunOrderBy, string> = {
  number: 'by number',
  entry: 'by entry',
  draw: 'drawn by lot',
  hand: 'by hand',
}

/** The order of runs, and who did not come. Organizers choose the order, by a rule or by hand. */
export function RunOrderPanel({ work }: { work: ClassWork }) {
  const { of, entries } = work
  const [byHand, setByHand] = useState<readonly WorkEntry['entryId'][]>()
  const [attempts, setAttempts] = useState(0)
  const order = useSetRunOrder()
  const isLeading = work.roles.includes('organizer') || work.roles.includes('head_judge')
  const isOpen = of.state === 'planned' || of.state === 'running'
  const mayOrder = isLeading && isOpen
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]))
  const shown = byHand ? byHand.flatMap((id) => byId.get(id) ?? []) : entries
  const isIn = ({ status }: WorkEntry) => status === 'in'
  const choose = (by: Exclude<RunOrderBy, 'hand'>) =>
    order.mutate(
      { ...classParams(of), body: { by, version: of.version } },
      {
        onSuccess: () => {
          setByHand(undefined)
          toast.success(`Order ${byWords[by]}`)
        },
        onError: toastFailure,
      },
    )
  const save = () => {
    setAttempts((count) => count + 1)
    order.mutate(
      {
        ...classParams(of),
        body: { by: 'hand', order: shown.filter(isIn).map(({ entryId }) => entryId), version: of.version },
      },
      { onSuccess: () => setByHand(undefined) },
    )
  }
  const arrange = (next: readonly WorkEntry[]) => setByHand(next.map(({ entryId }) => entryId))
  return (
    <div>
      {byHand && (
        <OrderBar
          command={order}
          attempts={attempts}
          onSave={save}
          onDiscard={() => {
            order.reset()
            setByHand(undefined)
          }}
        />
      )}
      <Panel
        flush
        title="Run order"
        aside={<span className="text-sm text-dim">Order {byWords[byHand ? 'hand' : of.orderBy]}</span>}
      >
        {mayOrder && (
          <div className="flex flex-wrap gap-2 border-b border-line px-5 py-3">
            {(['number', 'entry', 'draw'] as const).map((by) => (
              <Button data-own key={by} size="sm" disabled={order.isPending} onClick={() => choose(by)}>
                {by === 'draw'
                  ? of.orderBy === 'draw'
                    ? 'Draw again'
                    : 'Draw by lot'
                  : `Order ${byWords[by]}`}
              </Button>
            ))}
          </div>
        )}
        {entries.length === 0 && <p className="p-5 text-dim">No one has entered this class yet.</p>}
        <SortableList
          label="Run order"
          className="divide-y divide-line"
          items={shown}
          itemKey={({ entryId }) => entryId}
          nameOf={({ name, number }) => [number, name].filter((part) => part !== undefined).join(' ')}
          onOrder={arrange}
        >
          {(entry, at, handle) => (
            <OrderRow
              work={work}
              entry={entry}
              at={at}
              handle={mayOrder ? handle : undefined}
              onMove={(to) => arrange(withItemMoved(shown, at, to))}
              last={shown.length - 1}
            />
          )}
        </SortableList>
      </Panel>
    </div>
  )
}

type OrderRowProps = {
  work: ClassWork
  entry: WorkEntry
  at: number
  last: number
  handle: ReactNode
  onMove: (to: number) => void
}

function OrderRow({ work, entry, at, last, handle, onMove }: OrderRowProps) {
  const { of } = work
  const { entryId, name, number, vehicle, status, isAbsent, score, runs, sheets } = entry
  const { eventId, classKey } = of
  const absent = useMarkAbsent()
  const isOpen = of.state === 'planned' || of.state === 'running'
  const mayMark = isOpen && status === 'in' && work.roles.some((role) => role !== 'judge')
  const submitted = sheets.filter((sheet) => sheet.status === 'submitted').length
  const done = score
    ? showScore(score)
    : sheets.length > 0
      ? `${submitted} of ${sheets.length} sheets`
      : runs.length > 0
        ? runs.map(({ measuredHundredths }) => showHundredths(measuredHundredths)).join(', ')
        : ''
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
      {handle}
      <span className="readout w-12 shrink-0 text-lg font-semibold">{number ?? '–'}</span>
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-dim wrap-anywhere">{vehicleName(vehicle)}</span>
      </span>
      <span className="ml-auto flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        {done && <span className="readout text-sm">{done}</span>}
        {status !== 'in' && <Badge>{status === 'disqualified' ? 'Disqualified' : 'Withdrawn'}</Badge>}
        {isAbsent && <Badge tone="warning">Absent</Badge>}
        {handle && (
          <span className="flex">
            <IconButton
              data-own
              label={`Move up: ${name}`}
              icon={<ArrowUp className="size-4" aria-hidden="true" />}
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <IconButton
              data-own
              label={`Move down: ${name}`}
              icon={<ArrowDown className="size-4" aria-hidden="true" />}
              disabled={at === last}
              onClick={() => onMove(at + 1)}
            />
          </span>
        )}
        {mayMark && (
          <Button
            data-own
            size="sm"
            variant="ghost"
            busy={absent.isPending}
            aria-label={isAbsent ? `${name} is marked present` : `${name} is marked absent`}
            onClick={() =>
              absent.mutate(
                { params: { eventId, classKey, entryId }, body: { absent: !isAbsent } },
                { onError: toastFailure },
              )
            }
          >
            {isAbsent ? 'Mark present' : 'Absent'}
          </Button>
        )}
      </span>
    </div>
  )
}
