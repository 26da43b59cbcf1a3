import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import { classesFor, classRefusal } from '#shared/events/vehicles/classes-for.ts'
import type { RatedFields } from '#shared/events/vehicles/vehicle.ts'
import { Badge } from '#web/ui/badge.tsx'

type ClassResultsProps = { vehicle: RatedFields; classes: readonly EventClassFields[] }

/** The classes of an event as they are for a vehicle: its own first, then those above, then those it is too much for. */
export function ClassResults({ vehicle, classes }: ClassResultsProps) {
  const fitting = classesFor(vehicle, classes)
  const own = fitting.filter(({ isOwn }) => isOwn)
  const open = fitting.filter(({ isOwn }) => !isOwn)
  const refused = classes.flatMap((one) => {
    const refusal = classRefusal(vehicle, one)
    return refusal ? [{ classKey: one.classKey, reason: refusal }] : []
  })
  const named = (classKey: string) => classes.find((one) => one.classKey === classKey)
  const rows = [
    ...own.map((one) => ({ ...one, tone: 'success' as const, label: 'Your class' })),
    ...open.map((one) =>
      named(one.classKey)?.closed
        ? { ...one, tone: 'neutral' as const, label: 'Closed' }
        : { ...one, tone: 'info' as const, label: 'Open to you' },
    ),
    ...refused.map((one) => ({ ...one, tone: 'neutral' as const, label: 'Not open' })),
  ]
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ classKey, tone, label, reason = 'Takes any vehicle.' }) => (
        <li key={classKey} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
          <p className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{named(classKey)?.name}</span>{' '}
            <span className="label text-dim">{classKey}</span>
            <span className="block text-sm text-dim">
              {reason}
              {named(classKey)?.closed && ' This class is closed for new entries.'}
            </span>
          </p>
          <Badge tone={tone}>{label}</Badge>
        </li>
      ))}
    </ul>
  )
}
