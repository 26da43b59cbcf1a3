import { placeWords } from '#shared/competitions/competitions/board-words.ts'
import type { ClassCard } from '#shared/competitions/competitions/contract.ts'
import { cx } from '#web/ui/cx.ts'
import { PlacedName, PlacedScore } from './placed-name.tsx'
import { StateBadge } from './state-badge.tsx'

type ClassLeadersProps = {
  card: ClassCard
  /** True where a phone shows all three, and not the leader alone. */
  isWhole: boolean
  /** True if its leader has the number of the day. */
  isTop: boolean
}

/** A class with its first three as they are now. */
export const ClassLeaders = ({ card, isWhole, isTop }: ClassLeadersProps) => (
  <li className="min-w-0 border-b border-line px-4 py-3 sm:px-5">
    <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold wrap-anywhere">{card.name}</span>
      {card.state !== 'verified' && <StateBadge state={card.state} />}
    </h3>
    {card.top.length > 0 && (
      <ol aria-label={`Places of ${card.name}`} className="mt-1.5 grid gap-1">
        {card.top.map((place, at) => (
          <li
            key={place.entryId}
            className={cx(
              'grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3',
              at > 0 && !isWhole && 'max-sm:hidden',
            )}
          >
            <span className="readout text-dim">{placeWords(place)}</span>
            <span className="truncate">
              <PlacedName place={place} /> <span className="text-sm text-dim">{place.vehicle}</span>
            </span>
            <PlacedScore place={place} kind={card.kind} isTop={isTop && at === 0} />
          </li>
        ))}
      </ol>
    )}
  </li>
)
