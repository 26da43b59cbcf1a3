import { useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { TimeLineKind } from '#shared/operations/member-time-lines/time-line-entry.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { timeLineQuery } from '../api/time-line-query.ts'
import { entriesByDay } from './entries-by-day.ts'
import { kindWords } from './entry-words.ts'
import { KindChips } from './kind-chips.tsx'
import { MemberNoteForm } from './note-form.tsx'
import { TimeLineRow } from './time-line-row.tsx'

const timeLineFilter = { kind: z.optional(TimeLineKind) }

const listed = new Intl.ListFormat('en-US')

/** What happened to a member, by day, with a note to write above it. */
export function TimeLine({ memberId }: { memberId: string }) {
  const isAdmin = useMe().membershipType === 'admin'
  const { filter } = useAddressFilter(timeLineFilter)
  const pages = useInfiniteQuery(timeLineQuery(memberId, filter.kind))
  const known = pages.data?.pages[0]
  // Until the answer is there, the membership says what it will be.
  const shown = known?.shown ?? (isAdmin ? TimeLineKind.options : ['account' as const])
  const hidden = known?.hidden ?? []
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {shown.includes('notes') && (
        <div className="lg:order-last">
          <MemberNoteForm key={memberId} memberId={memberId} />
        </div>
      )}
      <div className="min-w-0">
        <KindChips shown={shown} chosen={filter.kind} />
        {hidden.length > 0 && (
          <p className="mb-5 text-sm text-dim">
            Your role can’t see {listed.format(hidden.map((kind) => kindWords[kind].word.toLowerCase()))}.
          </p>
        )}
        <CursorList
          pages={pages}
          waiting={<ListSkeleton rows={8} flush label="Loading the timeline..." />}
          failed="The timeline did not load"
          empty={
            <EmptyState title="Nothing here yet">
              {filter.kind
                ? `This member has no ${kindWords[filter.kind].word.toLowerCase()} in their timeline.`
                : 'This member has no history.'}
            </EmptyState>
          }
        >
          {(entries) =>
            entriesByDay(entries).map(({ on, title, entries: all }) => (
              <section key={on} aria-labelledby={`day-${on}`} className="mb-6">
                <h2 id={`day-${on}`} className="label mb-3 text-dim">
                  {title}
                </h2>
                <ol className="relative before:absolute before:inset-y-0 before:left-4 before:border-l before:border-line">
                  {all.map((entry) => (
                    <TimeLineRow key={entry.id} entry={entry} memberId={memberId} />
                  ))}
                </ol>
              </section>
            ))
          }
        </CursorList>
      </div>
    </div>
  )
}
