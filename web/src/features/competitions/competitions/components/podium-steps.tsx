import type { ClassCard } from '#shared/competitions/competitions/contract.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { cx } from '#web/ui/cx.ts'
import { PlacedName, PlacedScore } from './placed-name.tsx'

/** The height of a step by its place: those who share one stand at the same height. */
const steps: Record<number, string> = { 1: 'h-24', 2: 'h-16', 3: 'h-10' }

/** Three steps with the winner in the middle. */
export const PodiumSteps = ({ card: { name, top, kind } }: { card: ClassCard }) => (
  <ol aria-label={`Places of ${name}`} className="grid grid-cols-3 items-end gap-2 text-center">
    {top.map((place, at) => (
      <li key={place.entryId} className={cx('min-w-0', at !== 1 && 'order-last')}>
        {/* The steps of those who show no picture are as high. */}
        <div className="mb-2">
          <Avatar name={place.name} src={place.pictureUrl} size={at === 0 ? 'lg' : 'md'} />
        </div>
        <p className="text-balance">
          <PlacedName place={place} />
        </p>
        <p className="text-xs text-dim">{place.vehicle}</p>
        <p className="mt-1">
          <PlacedScore place={place} kind={kind} isTop={at === 0} />
        </p>
        <p
          className={cx(
            'readout mt-2 grid content-center border-t border-edge bg-raised text-2xl font-semibold',
            steps[place.place ?? 0] ?? 'h-10',
          )}
        >
          {place.place}
        </p>
      </li>
    ))}
  </ol>
)
