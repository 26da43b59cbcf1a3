import type { PublicEvent } from '#shared/events/contract.ts'
import type { ClassAssignment } from '#shared/events/event-fields.ts'
import { dollars } from '#shared/money/dollars.ts'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { ClassQuestion } from './class-question.tsx'

type EventClass = PublicEvent['classes'][number]

const measures: Readonly<Record<ClassAssignment['formula'], string>> = {
  cone_plus_power: 'cone area plus power',
  power: 'watts',
  channels: 'amplifier channels',
}

const count = (value: number) => value.toLocaleString('en-US')

/** Which vehicles a class is for. */
function assignWords(assign: ClassAssignment | undefined): string {
  if (!assign) return 'Any'
  const { formula, min, max } = assign
  const range =
    max === undefined
      ? `${count(min)} or more`
      : min === 0
        ? `Up to ${count(max)}`
        : `${count(min)} to ${count(max)}`
  return `${range} ${measures[formula]}`
}

const columns: Column<EventClass>[] = [
  {
    id: 'name',
    header: 'Class',
    narrow: 'title',
    cell: ({ name, classKey, closed }) => (
      <span className="wrap-anywhere">
        <span className="font-semibold">{name}</span> <span className="label text-dim">{classKey}</span>
        {closed && <span className="text-sm text-dim"> · Closed</span>}
      </span>
    ),
  },
  { id: 'division', header: 'Division', cell: ({ division }) => division || '–' },
  { id: 'assign', header: 'For', narrow: 'meta', cell: ({ assign }) => assignWords(assign) },
  {
    id: 'limit',
    header: 'Limit',
    numeric: true,
    narrow: 'note',
    cell: ({ capacity }) => (capacity ? `${count(capacity)} entries` : 'No limit'),
  },
  {
    id: 'fee',
    header: 'Fee',
    numeric: true,
    narrow: 'end',
    cell: ({ feeCents }) => (feeCents > 0 ? `+ ${dollars(feeCents)}` : 'Included'),
  },
]

/** The classes of a competition with their limits and fees. */
export function ClassTable({ classes }: { classes: readonly EventClass[] }) {
  return (
    <Panel flush title="Classes">
      <Table caption="Classes" columns={columns} rows={classes} rowKey={({ classKey }) => classKey} />
      {classes.some(({ assign }) => assign) && <ClassQuestion classes={classes} />}
    </Panel>
  )
}
