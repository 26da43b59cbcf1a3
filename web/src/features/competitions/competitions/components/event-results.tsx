import { useQuery } from '@tanstack/react-query'
import type { ClassCard } from '#shared/competitions/competitions/contract.ts'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { classesQuery, polledClassesQuery } from '../api/competition-queries.ts'
import { ClassLeaders } from './class-leaders.tsx'
import { PlacedName, PlacedScore } from './placed-name.tsx'
import { PodiumSteps } from './podium-steps.tsx'
import { begunClasses, loudestClass } from './ranked-classes.ts'
import { StateBadge } from './state-badge.tsx'

/** The classes that the page of an event lists. The results have the others. */
const most = 8

const wholePodium = 3

/** What the results of an event are made of. */
export const resultQueries = (eventId: string) => [classesQuery(eventId)]

/** The results of an event: who leads while it is live, and then who won. */
export function EventResults({ event }: { event: PublicEvent }) {
  const isLive = event.phase === 'live'
  const classes = useQuery(isLive ? polledClassesQuery(event.id) : classesQuery(event.id))
  const begun = begunClasses(classes.data?.items ?? [])
  if (classes.isPending)
    return (
      <Panel flush>
        <ListSkeleton rows={Math.min(most, event.classes.length)} />
      </Panel>
    )
  if (begun.length === 0) return null
  return (
    <Panel
      flush
      title={isLive ? 'Results so far' : 'Results'}
      aside={
        <ButtonLink size="sm" to={`${eventPath(event.id)}/results`}>
          All results
        </ButtonLink>
      }
    >
      {isLive ? <Leaders cards={begun} /> : <Winners cards={begun} />}
    </Panel>
  )
}

function Leaders({ cards }: { cards: readonly ClassCard[] }) {
  const loudest = loudestClass(cards)
  return (
    <ul className="grid md:grid-cols-2">
      {cards.slice(0, most).map((card, at) => (
        <ClassLeaders key={card.classKey} card={card} isWhole={at === 0} isTop={card === loudest} />
      ))}
    </ul>
  )
}

/** The podium of the busiest class, and who won the others. */
function Winners({ cards }: { cards: readonly ClassCard[] }) {
  const [first] = cards
  const podium = first?.top.length === wholePodium ? first : undefined
  return (
    <>
      {podium && (
        <div className="px-4 pt-4 sm:px-5">
          <h3 className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold wrap-anywhere">{podium.name}</span>
            {podium.state !== 'verified' && <StateBadge state={podium.state} />}
          </h3>
          <PodiumSteps card={podium} />
        </div>
      )}
      <ul className="divide-y divide-line">
        {cards
          .filter((card) => card !== podium)
          .slice(0, most)
          .map((card) => (
            <Winner key={card.classKey} card={card} />
          ))}
      </ul>
    </>
  )
}

function Winner({ card: { name, state, kind, top } }: { card: ClassCard }) {
  const winners = top.filter(({ place }) => place === 1)
  return (
    <li className="px-4 py-2.5 sm:px-5">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-dim">
        <span className="wrap-anywhere">{name}</span>
        {state !== 'verified' && <StateBadge state={state} />}
      </h3>
      {winners.map((place) => (
        <p key={place.entryId} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
          <span className="truncate">
            <PlacedName place={place} /> <span className="text-sm text-dim">{place.vehicle}</span>
          </span>
          <PlacedScore place={place} kind={kind} />
        </p>
      ))}
    </li>
  )
}
