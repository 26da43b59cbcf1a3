import type { PublicEvent } from '#shared/events/events/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import type { ClassAssignment } from '#shared/rules/rulebooks/class-assignment.ts'
import { Meter } from '#web/ui/meter.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { ClassQuestion } from './class-question.tsx'
import { placesWords } from './places-words.ts'

type EventClass = PublicEvent['classes'][number] & { spots: string; taken: number; hasBar: boolean }

const measures: Readonly<Record<ClassAssignment['formula'], string>> = {
  cone_plus_power: 'points (cone area + watts)',
  power: 'watts',
  channels: 'amplifier channels',
}

const count = (value: number) => value.toLocaleString('en-US')

/** Names the vehicles that a class is for. */
function assignWords(assign: ClassAssignment | undefined): string {
  if (!assign) return 'Any'
  const { formula, min, max } = assign
  const range =
    max === undefined
      ? `${count(min)}+`
      : min === 0
        ? `Up to ${count(max)}`
        : `${count(min)} to ${count(max)}`
  return `${range} ${measures[formula]}`
}

const columns: (Column<EventClass> & { isBar?: true })[] = [
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
    id: 'spots',
    header: 'Spots',
    numeric: true,
    narrow: 'note',
    cell: ({ spots }) => <span className="whitespace-nowrap">{spots}</span>,
  },
  {
    id: 'filled',
    header: 'Filled',
    narrow: 'foot',
    isBar: true,
    cell: ({ name, taken, capacity, hasBar, spots }) =>
      hasBar && (
        <Meter
          label={`${name}, spots taken`}
          value={taken}
          max={capacity ?? taken}
          hot={1}
          clip={1}
          valueText={spots}
        />
      ),
  },
  {
    id: 'fee',
    header: 'Fee',
    numeric: true,
    narrow: 'end',
    cell: ({ feeCents }) => (
      <span className="whitespace-nowrap">{feeCents > 0 ? `+ ${dollars(feeCents)}` : 'Included'}</span>
    ),
  },
]

type ClassTableProps = Pick<PublicEvent, 'classes' | 'classPlaces'> & {
  isOver: boolean
  /** True when the event itself has no spot left, or is over. */
  hasNone: boolean
}

/** The classes of a competition with how full they are and their fees. */
export function ClassTable({ classes, classPlaces, isOver, hasNone }: ClassTableProps) {
  const rows = classes.map((one) => {
    const places = classPlaces[one.classKey] ?? { taken: 0, left: one.capacity, waiting: 0 }
    const spots = placesWords(places, { capacity: one.capacity, hasNone })
    return { ...one, spots, taken: places.taken, hasBar: !isOver && one.capacity !== undefined }
  })
  const hasBars = rows.some(({ hasBar }) => hasBar)
  return (
    <>
      <Table
        caption="Classes"
        columns={columns.filter(({ isBar }) => !isBar || hasBars)}
        rows={rows}
        rowKey={({ classKey }) => classKey}
      />
      {classes.some(({ assign }) => assign) && <ClassQuestion classes={classes} />}
    </>
  )
}
