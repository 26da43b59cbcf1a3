import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PendingResult } from '#shared/competitions/competition-results/contract.ts'
import { BulkBar } from '#web/features/competitions/bulk-changes/components/bulk-bar.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { ReviewKeysHint } from '#web/features/platform/lists/review-keys-hint.tsx'
import { useChoice } from '#web/features/platform/lists/use-choice.ts'
import { useReviewKeys } from '#web/features/platform/lists/use-review-keys.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { pendingResultsQuery, useVerify } from '../api/review-results.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { PendingFacts } from './pending-facts.tsx'
import { QueueRow } from './queue-row.tsx'

const bulkKinds = ['accept', 'reject', 'reclass', 'move_event'] as const

const keyOf = ({ id, revision }: PendingResult) => `${id}#${revision}`

/** Pending results, the oldest first, and the chosen one with its evidence beside them. */
export function VerifyQueue({ mayBulk }: { mayBulk: boolean }) {
  const { id: userId } = useMe()
  const pages = useInfiniteQuery(pendingResultsQuery)
  return (
    <CursorList
      pages={pages}
      waiting={<Skeleton lines={5} className="h-14" />}
      failed="The results did not load"
      empty={
        <EmptyState title="No pending results">
          Results that members report appear here until someone verifies them.
        </EmptyState>
      }
    >
      {(items) => <Queue items={items} userId={userId} mayBulk={mayBulk} />}
    </CursorList>
  )
}

type QueueProps = { items: readonly PendingResult[]; userId: string; mayBulk: boolean }

function Queue({ items, userId, mayBulk }: QueueProps) {
  const choice = useChoice(items, keyOf)
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
        { params: { resultId: current.id }, body: { revision: current.revision, reason: '' } },
        { onSuccess: () => decided('The result is verified'), onError: toastFailure },
      )
  }
  useReviewKeys({ a: accept, r: () => current && setAsking('refuse'), n: next })
  if (!current) return null
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="grid gap-4">
        {mayBulk && (
          <label className="flex min-h-6 items-center gap-3 px-4">
            <input
              type="checkbox"
              className="check"
              checked={choice.isAll}
              onChange={({ target }) => choice.choose(items, target.checked)}
            />
            Select page
          </label>
        )}
        <ul aria-label="Pending results" className="panel divide-y divide-line">
          {items.map((one) => (
            <QueueRow
              key={keyOf(one)}
              result={one}
              isOpen={one === current}
              onOpen={() => setChosen(keyOf(one))}
              isChosen={choice.isChosen(one)}
              onChoose={mayBulk ? (on) => choice.choose([one], on) : undefined}
            />
          ))}
        </ul>
        {mayBulk && <BulkBar kinds={bulkKinds} chosen={choice.chosen} onClear={choice.clear} />}
      </div>
      <section
        aria-label="Chosen result"
        className="flex flex-col gap-1 max-lg:order-first lg:sticky lg:top-20"
      >
        <PendingFacts result={current} />
        {/* Above the list the decision stays in reach, however long the facts are. */}
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 bg-ground py-3">
          <Button variant="primary" busy={verify.isPending} onClick={accept}>
            Accept
          </Button>
          <Button onClick={() => setAsking('refuse')}>Reject</Button>
          <Button variant="ghost" onClick={next}>
            Next
          </Button>
          <ReviewKeysHint />
        </div>
      </section>
      {asking && (
        <DecisionDialog
          key={keyOf(current)}
          kind={asking}
          result={current}
          onDone={() => decided(asking === 'accept' ? 'The result is verified' : 'The result is rejected')}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}
