import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PendingResult } from '#shared/competition-results/contract.ts'
import { showScore } from '#shared/scores/show-score.ts'
import { toastFailure } from '#web/features/forms/toast-failure.ts'
import { CursorList } from '#web/features/lists/cursor-list.tsx'
import { TimeAgo } from '#web/features/notifications/components/time-ago.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { pendingResultsQuery, useVerify } from '../api/review-results.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { PendingFacts } from './pending-facts.tsx'
import { useReviewKeys } from './use-review-keys.ts'

const keyOf = ({ id, revision }: PendingResult) => `${id}#${revision}`

/** Results that wait, the oldest first, and the chosen one with its evidence beside them. */
export function VerifyQueue() {
  const { id: userId } = useMe()
  const pages = useInfiniteQuery(pendingResultsQuery)
  return (
    <CursorList
      pages={pages}
      waiting={<Skeleton lines={5} className="h-14" />}
      failed="The results did not load"
      empty={
        <EmptyState title="No result is waiting">
          Results that members report stand here until someone verifies them.
        </EmptyState>
      }
    >
      {(items) => <Queue items={items} userId={userId} />}
    </CursorList>
  )
}

function Queue({ items, userId }: { items: readonly PendingResult[]; userId: string }) {
  const [chosen, setChosen] = useState<string>()
  const [asking, setAsking] = useState<'accept' | 'refuse'>()
  const verify = useVerify()
  const found = items.findIndex((one) => keyOf(one) === chosen)
  const at = Math.max(found, 0)
  const current = items[at]
  const next = () => {
    const following = items[(at + 1) % items.length]
    if (following) setChosen(keyOf(following))
  }
  const decided = (words: string) => {
    toast.success(words)
    setAsking(undefined)
    next()
  }
  const accept = () => {
    if (!current || verify.isPending) return
    if (current.isTeammate || current.submittedBy === userId) setAsking('accept')
    else
      verify.mutate(
        { id: current.id, revision: current.revision, reason: '' },
        { onSuccess: () => decided('The result is verified'), onError: toastFailure },
      )
  }
  useReviewKeys({ a: accept, r: () => current && setAsking('refuse'), n: next })
  if (!current) return null
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <ul aria-label="Results that wait" className="panel divide-y divide-line">
        {items.map((one) => (
          <li key={keyOf(one)}>
            <button
              type="button"
              aria-pressed={one === current}
              onClick={() => setChosen(keyOf(one))}
              className={cx(
                'grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-3 text-left',
                one === current && 'bg-raised shadow-[inset_3px_0_0_var(--c-signal)]',
              )}
            >
              <span className="font-semibold wrap-anywhere">{one.competitorName}</span>
              <span className="readout text-right">{showScore(one.score)}</span>
              <span className="text-sm text-dim wrap-anywhere">
                {one.className}, {one.eventName}
              </span>
              <span className="text-right text-sm text-dim">
                <TimeAgo at={one.submittedAt} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <section aria-label="Chosen result" className="grid gap-4 max-lg:order-first lg:sticky lg:top-20">
        <PendingFacts result={current} />
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" busy={verify.isPending} onClick={accept}>
            Accept
          </Button>
          <Button onClick={() => setAsking('refuse')}>Refuse</Button>
          <Button variant="ghost" onClick={next}>
            Next
          </Button>
          <p className="text-sm text-dim max-sm:hidden">
            Keys: <kbd>a</kbd> accepts, <kbd>r</kbd> refuses, <kbd>n</kbd> leads to the next.
          </p>
        </div>
      </section>
      {asking && (
        <DecisionDialog
          key={keyOf(current)}
          kind={asking}
          result={current}
          onDone={() => decided(asking === 'accept' ? 'The result is verified' : 'The result is refused')}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}
