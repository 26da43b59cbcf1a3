import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { ClassCard } from '#shared/competitions/competitions/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useShownTheme } from '#web/lib/use-shown-theme.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { boardQuery, polledClassesQuery } from '../api/competition-queries.ts'
import { DataAge } from '../components/data-age.tsx'
import { ClassBoard } from './class-board.tsx'
import { type BoardPlace, boardWishes, nextPlace, pagesOf, shownClasses, steppedClass } from './rotation.ts'
import './projector.css'
import { useSyncExternalStore } from 'react'

const lessMotion = '(prefers-reduced-motion: reduce)'

function hearMotion(listener: () => void): () => void {
  const media = matchMedia(lessMotion)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Tells whether this person asked for a page on which nothing moves by itself. */
const useStill = (): boolean =>
  useSyncExternalStore(
    hearMotion,
    () => matchMedia(lessMotion).matches,
    () => false,
  )

const second = 1000
const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Shows the results of an event in large letters, class after class. It refreshes itself and changes nothing.
 */
export function Projector() {
  const { eventId = '' } = useParams()
  const [search] = useSearchParams()
  const { classKeys: asked, seconds, theme } = boardWishes(search)
  useShownTheme(theme)
  const isStill = useStill()
  const classes = useQuery(polledClassesQuery(eventId))
  const shown = shownClasses(classes.data?.items ?? [], asked)
  const classKeys = shown.map(({ classKey }) => classKey)
  const [chosen, setPlace] = useState<BoardPlace>()
  const place =
    chosen && classKeys.includes(chosen.classKey) ? chosen : { classKey: classKeys[0] ?? '', page: 0 }
  const [isPaused, setPaused] = useState(false)
  const cardOf = (classKey: string) =>
    shown.find((card) => card.classKey === classKey) ?? { classKey, boardVersion: 0 }
  const read = useQuery({
    ...boardQuery(eventId, cardOf(place.classKey)),
    enabled: place.classKey !== '' && !isStill,
  })
  // The previous data may belong to another class.
  const board = read.data?.classKey === place.classKey ? read.data : undefined
  const pages = pagesOf(board?.rows.length ?? 0, board?.bracket !== undefined)
  const mayTurn = !isStill && (classKeys.length > 1 || pages > 1)
  const next = nextPlace(place, classKeys, pages)
  // The next board loads before it is shown.
  useQuery({
    ...boardQuery(eventId, cardOf(next.classKey)),
    enabled: mayTurn && next.classKey !== place.classKey,
  })
  const nextKey = `${next.classKey} ${next.page}`
  useEffect(() => {
    if (!mayTurn || isPaused) return
    const timer = setTimeout(() => {
      const [classKey = '', page] = nextKey.split(' ')
      setPlace({ classKey, page: Number(page) })
    }, seconds * second)
    return () => clearTimeout(timer)
  }, [mayTurn, isPaused, nextKey, seconds])
  const allKeys = classKeys.join(' ')
  useEffect(() => {
    const move = ({ key }: KeyboardEvent) => {
      const step = steps[key]
      if (step && allKeys)
        setPlace((before) => ({
          classKey: steppedClass(before?.classKey ?? '', allKeys.split(' '), step),
          page: 0,
        }))
    }
    addEventListener('keydown', move)
    return () => removeEventListener('keydown', move)
  }, [allKeys])
  if (!classes.data)
    return (
      <div className="projector">
        {classes.isError ? (
          <QueryFailure
            title="The board did not load"
            error={classes.error}
            retrying={classes.isFetching}
            onRetry={() => void classes.refetch()}
          />
        ) : (
          <Skeleton lines={6} className="h-8" />
        )}
      </div>
    )
  const { title } = classes.data
  return (
    <div className="projector">
      <header className="projector-head">
        <h1 className="projector-event">{title}</h1>
        <DataAge readAt={classes.dataUpdatedAt} className="projector-age" />
      </header>
      {shown.length === 0 && (
        <div className="self-center">
          <EmptyState title="Nothing yet">
            <p>Results appear here as the classes are judged.</p>
          </EmptyState>
        </div>
      )}
      {isStill && shown.map((card) => <OneBoard key={card.classKey} eventId={eventId} card={card} />)}
      {!isStill && board && <ClassBoard key={place.classKey} board={board} page={place.page} />}
      {!isStill && !board && shown.length > 0 && <Skeleton lines={6} className="h-8" />}
      {mayTurn && (
        <footer className="projector-foot">
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => setPaused(!isPaused)}>
            {isPaused ? (
              <Play className="size-4" aria-hidden="true" />
            ) : (
              <Pause className="size-4" aria-hidden="true" />
            )}
            {isPaused ? 'Resume' : 'Pause'}
          </button>
          <ol aria-label="Classes" className="projector-classes">
            {shown.map(({ classKey, name }) => (
              <li key={classKey} aria-current={classKey === place.classKey ? 'true' : undefined}>
                {name}
              </li>
            ))}
          </ol>
        </footer>
      )}
    </div>
  )
}

function OneBoard({ eventId, card }: { eventId: string; card: ClassCard }) {
  const board = useQuery(boardQuery(eventId, card))
  return board.data ? <ClassBoard board={board.data} /> : <Skeleton lines={4} className="h-8" />
}
