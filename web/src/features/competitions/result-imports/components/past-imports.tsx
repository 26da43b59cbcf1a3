import { useInfiniteQuery } from '@tanstack/react-query'
import { localTime } from '#shared/platform/time/local-time.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type ImportOf, importsQuery } from '../api/import-queries.ts'
import { countWords, kindWords, statusWords } from './import-words.ts'

type PastImportsProps = { eventId: ImportOf['eventId']; onOpen: (id: string) => void }

/** The files that were read for an event, the newest first. */
export function PastImports({ eventId, onOpen }: PastImportsProps) {
  const pages = useInfiniteQuery(importsQuery(eventId))
  return (
    <section aria-label="Past imports">
      <h2 className="mb-3 text-lg font-semibold">Past imports</h2>
      <CursorList
        pages={pages}
        waiting={
          <Panel flush>
            <ListSkeleton rows={3} />
          </Panel>
        }
        failed="The imports did not load"
        empty={
          <EmptyState title="No imports yet">
            <p>Choose a file above. You see what each line would do before anything changes.</p>
          </EmptyState>
        }
      >
        {(items) => (
          <Panel flush>
            <ul className="divide-y divide-line">
              {items.map(({ id, fileName, kind, plan, status, createdAt }) => {
                const [words, tone] = statusWords[status]
                return (
                  <li key={id}>
                    <button
                      type="button"
                      onClick={() => onOpen(id)}
                      className="flex min-h-16 w-full items-center gap-3 px-4 py-2 text-left hover:bg-raised"
                    >
                      <span className="min-w-0 flex-1">
                        <span className="block font-semibold wrap-anywhere">{fileName}</span>
                        <span className="block text-sm text-dim">
                          {kindWords[kind]} · {countWords(plan)} · {localTime(createdAt)}
                        </span>
                      </span>
                      <Badge tone={tone}>{words}</Badge>
                    </button>
                  </li>
                )
              })}
            </ul>
          </Panel>
        )}
      </CursorList>
    </section>
  )
}
