import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import type { BoardRow } from '#shared/competitions/competitions/board.ts'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import type { ProtestRow } from '#shared/competitions/protests/contract.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { everyMs, protestsQuery } from '#web/features/competitions/competitions/api/competition-queries.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { DecideDialog } from './decide-dialog.tsx'
import { EvidenceLinks } from './evidence-links.tsx'
import { protestLabels, subjectLabels } from './protest-words.ts'

const ProtestDialog = lazy(async () => ({
  default: (await import('./protest-dialog.tsx')).ProtestDialog,
}))

/** The protests of a class, their outcomes, and the decision on the open ones. */
export function ProtestsPanel({ work }: { work: ClassWork }) {
  const { of, timeZone, roles, name } = work
  const session = useSession()
  const isAdmin = session.status === 'signed-in' && session.me.membershipType === 'admin'
  const protests = useInfiniteQuery({ ...protestsQuery(of.eventId, of.classKey), refetchInterval: everyMs })
  const [deciding, setDeciding] = useState<ProtestRow>()
  const [isFiling, setFiling] = useState(false)
  const mayDecide = roles.includes('head_judge') || isAdmin
  const mayFile = roles.includes('head_judge') && of.state === 'provisional'
  const nameOf = (id: string | undefined) => work.entries.find(({ entryId }) => entryId === id)?.name
  return (
    <Panel
      title="Protests"
      aside={
        mayFile && (
          <Button data-own size="sm" onClick={() => setFiling(true)}>
            File protest
          </Button>
        )
      }
    >
      <CursorList
        pages={protests}
        waiting={<ListSkeleton rows={2} flush />}
        failed="The protests did not load"
        empty={<p className="text-sm text-dim">No one has protested in this class.</p>}
      >
        {(items) => (
          <ul className="divide-y divide-line">
            {items.map((protest) => {
              const [label, tone] = protestLabels[protest.status]
              const about = nameOf(protest.targetId)
              return (
                <li key={protest.id} className="grid gap-1.5 py-3">
                  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <span className="font-semibold wrap-anywhere">{protest.byName}</span>
                    <Badge tone={tone}>{label}</Badge>
                  </p>
                  <p className="text-sm text-dim">
                    {subjectLabels[protest.about]}
                    {about && `: ${about}`}, revision {protest.revision},{' '}
                    {zonedTime(protest.createdAt, timeZone)}
                  </p>
                  <p className="whitespace-pre-line wrap-anywhere">{protest.text}</p>
                  <EvidenceLinks evidence={protest.evidence} />
                  {protest.publicDecision && (
                    <p className="wrap-anywhere text-dim">Decision: {protest.publicDecision}</p>
                  )}
                  {mayDecide && protest.status === 'open' && (
                    <Button
                      data-own
                      size="sm"
                      className="justify-self-start"
                      onClick={() => setDeciding(protest)}
                    >
                      Decide<span className="sr-only"> the protest of {protest.byName}</span>
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </CursorList>
      {deciding && <DecideDialog protest={deciding} onClose={() => setDeciding(undefined)} />}
      <Suspense fallback={null}>
        {isFiling && (
          <ProtestDialog
            board={{
              eventId: of.eventId,
              classKey: of.classKey,
              className: name,
              kind: work.format.kind,
              rows: work.entries.map(rowOf),
            }}
            onClose={() => setFiling(false)}
          />
        )}
      </Suspense>
    </Panel>
  )
}

const rowOf = ({ entryId, number, name, score }: ClassWork['entries'][number]): BoardRow => ({
  entryId,
  ...(number !== undefined && { number }),
  name,
  vehicle: '',
  status: 'waiting',
  isShared: false,
  isZero: false,
  ...(score && { score }),
  runs: [],
  sections: [],
})
