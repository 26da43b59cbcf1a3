import { ChevronLeft, Sun } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { QueueStatus } from '#web/features/platform/offline/queue-status.tsx'
import { useSun } from '#web/features/platform/offline/use-sun.ts'
import { keepPage } from '#web/lib/keep-page.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { cx } from '#web/ui/cx.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ClassScreen } from '../components/class-screen.tsx'
import { JudgingList } from '../components/judging-list.tsx'
import { loadAttention, loadBracket, loadParts } from '../components/load-parts.ts'
import { type Scoring, useScoring } from '../components/use-scoring.ts'
import type { ClassOf } from '../offline/scoring-item.ts'

const ScoringAttention = lazy(async () => ({ default: (await loadAttention()).ScoringAttention }))
const BracketScreen = lazy(async () => ({ default: (await loadBracket()).BracketScreen }))

export const title = 'Judge scoring'

const words = z.optional(z.string().check(z.maxLength(40)))
const address = { event: words, class: words, entry: words, match: words }

export function Screen() {
  const scoring = useScoring()
  const { store, state } = scoring
  const { filter, setFilter } = useAddressFilter(address)
  const [isSunny, toggleSun] = useSun()
  const [isLooking, setLooking] = useState(false)
  const { event: eventId, class: classKey } = filter
  const isClass = eventId !== undefined && classKey !== undefined
  useEffect(() => {
    void keepPage('/judge-scoring', loadParts)
  }, [])
  useEffect(() => {
    void store.openClass(isClass ? ({ eventId, classKey } as ClassOf) : undefined)
  }, [store, isClass, eventId, classKey])
  const work = isClass ? state.work : undefined
  // Someone without a class to judge has nothing to read in the sun.
  const judges = isClass || (state.cards !== undefined && state.cards.length > 0)
  // Once the pairs are drawn, the lane runs matches; the qualifying runs stay a press away.
  const isAtMatches = work?.bracket !== undefined && filter.entry === undefined
  return (
    <div data-own="part" className="page">
      {isClass && (
        <div className="lane-trail">
          <Breadcrumb items={[{ label: title, to: '/judge-scoring' }, { label: work?.name ?? 'Class' }]} />
        </div>
      )}
      <header
        className={cx(
          'flex flex-wrap items-center gap-x-2',
          work ? 'lane-title' : 'mt-2 mb-4 min-h-11 gap-y-2',
        )}
      >
        {isClass && (
          <ButtonLink
            to="/judge-scoring"
            variant="ghost"
            className="lane-back btn-icon min-h-11"
            aria-label="All classes"
          >
            <ChevronLeft className="size-6" aria-hidden="true" />
          </ButtonLink>
        )}
        <h1 className={cx('min-w-0 flex-1 font-semibold', work ? 'truncate' : 'text-xl wrap-anywhere')}>
          {work ? `${work.name}, ${work.eventTitle}` : title}
        </h1>
        {judges && (
          <Button className="min-h-11" aria-pressed={isSunny} onClick={toggleSun}>
            <Sun className="size-5" aria-hidden="true" />
            <span className="max-sm:sr-only">Sunlight mode</span>
          </Button>
        )}
        <div className="w-full">
          <QueueStatus
            queue={state.queue}
            isHeard={state.isHeard}
            hasSent={state.sentCount > 0}
            device="tablet"
            onOpen={() => setLooking(true)}
          />
        </div>
      </header>
      {!work && <Before scoring={scoring} isClass={isClass} />}
      {work && isAtMatches && (
        <Suspense fallback={<ListSkeleton rows={6} />}>
          <BracketScreen
            scoring={scoring}
            work={work}
            match={filter.match}
            onMatch={(match) => setFilter({ match })}
            onRuns={() => setFilter({ entry: work.entries[0]?.entryId, match: undefined })}
          />
        </Suspense>
      )}
      {work && !isAtMatches && (
        <ClassScreen
          key={`${work.of.eventId} ${work.of.classKey}`}
          scoring={scoring}
          work={work}
          entryId={filter.entry}
          onEntry={(entry) => setFilter({ entry })}
          onMatches={work.bracket && (() => setFilter({ entry: undefined }))}
        />
      )}
      {isLooking && (
        <Suspense fallback={null}>
          <ScoringAttention scoring={scoring} onClose={() => setLooking(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The events, or the message for a class that has not been read. */
function Before({ scoring: { store, state }, isClass }: { scoring: Scoring; isClass: boolean }) {
  if (!isClass && state.cards) return <JudgingList cards={state.cards} />
  if (state.failure)
    return (
      <QueryFailure
        title={isClass ? 'This class did not load' : 'Your classes did not load'}
        error={state.failure}
        retrying={false}
        onRetry={() => void store.sync()}
      />
    )
  return (
    <Panel flush>
      <ListSkeleton rows={6} />
    </Panel>
  )
}
