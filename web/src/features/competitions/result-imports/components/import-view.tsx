import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import type { ImportLineFilter } from '#shared/competitions/result-imports/contract.ts'
import type { ImportLine, ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { type ImportOf, importQuery } from '../api/import-queries.ts'
import { ImportActions } from './import-actions.tsx'
import { ImportQuestions } from './import-questions.tsx'
import { errorsBeside, filterWords, kindWords, outcomeWords, statusWords } from './import-words.ts'

type ImportViewProps = {
  of: ImportOf
  lines: ImportLineFilter | undefined
  onLines: (lines: string | undefined) => void
  onClose: () => void
}

/** Shows what an import will do or did, line by line. */
export function ImportView({ of, lines, onLines, onClose }: ImportViewProps) {
  const pages = useInfiniteQuery(importQuery(of, lines))
  const found = pages.data?.pages.at(-1)?.import
  return (
    <>
      <Button size="sm" variant="ghost" className="mb-3 min-h-12" onClick={onClose}>
        <ChevronLeft className="size-4" aria-hidden="true" />
        All imports
      </Button>
      {!found && pages.isError && (
        <QueryFailure
          title="This import did not load"
          error={pages.error}
          retrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      )}
      {!found && !pages.isError && (
        <Panel flush>
          <ListSkeleton rows={6} />
        </Panel>
      )}
      {found && (
        <div className="grid gap-5">
          <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">{found.fileName}</h2>
            <Badge tone={statusWords[found.status][1]}>{statusWords[found.status][0]}</Badge>
            <p className="w-full text-sm text-dim">
              {kindWords[found.kind]}, {localTime(found.createdAt)}
            </p>
          </header>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            <StatTile label="New" value={found.plan.create} />
            <StatTile label="Changed" value={found.plan.update} />
            <StatTile label="Skipped" value={found.plan.skip} />
            <StatTile label="Errors" value={errorsBeside(found)} />
          </div>
          {found.status === 'planned' && (found.questions ?? 0) > 0 && <ImportQuestions of={found} />}
          {(found.warnings ?? 0) > 0 && lines !== 'warning' && (
            <Banner
              tone="warning"
              action={
                <Button size="sm" className="min-h-12" onClick={() => onLines('warning')}>
                  Show them
                </Button>
              }
            >
              {found.warnings === 1 ? 'One line gives a place' : `${found.warnings} lines give a place`} that
              the scores contradict. The places follow from the scores.
            </Banner>
          )}
          <ImportActions of={found} onShowLeft={() => onLines('left')} onAgain={onClose} />
          <section aria-label="Lines">
            <FilterBar<{ lines?: string | undefined }>
              parts={[
                {
                  kind: 'choice',
                  name: 'lines',
                  label: 'Lines',
                  any: 'All lines',
                  options: Object.entries(filterWords).filter(([id]) => isOffered(id, found)),
                },
              ]}
              filter={{ lines }}
              onChange={(changes) => onLines(changes.lines)}
            />
            <CursorList
              pages={pages}
              waiting={<ListSkeleton rows={6} />}
              failed="The lines did not load"
              empty={
                <EmptyState title="No lines here">
                  <p>{lines ? 'No line of this import has this outcome.' : 'Lines are kept for 30 days.'}</p>
                </EmptyState>
              }
            >
              {(items) => (
                <Panel flush>
                  <ul className="divide-y divide-line" aria-busy={pages.isPlaceholderData || undefined}>
                    {items.map((line) => (
                      <Line key={line.lineNo} line={line} />
                    ))}
                  </ul>
                </Panel>
              )}
            </CursorList>
          </section>
        </div>
      )}
    </>
  )
}

/** A filter that would find nothing is not offered. */
function isOffered(id: string, { left, questions = 0, warnings = 0 }: ResultImport): boolean {
  if (id === 'left') return left > 0
  if (id === 'question') return questions > 0
  return id !== 'warning' || warnings > 0
}

const badgeOf = ({ outcome, isLeft, questions }: ImportLine) => {
  if (isLeft) return ['Left', 'warning'] as const
  return questions ? (['Question', 'warning'] as const) : outcomeWords[outcome]
}

function Line({ line }: { line: ImportLine }) {
  const { sentence, warning } = line
  const [words, tone] = badgeOf(line)
  return (
    <li className="flex items-start gap-3 px-4 py-3">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {sentence}
        {warning && <span className="mt-1 block text-sm text-dim">{warning}</span>}
      </span>
      <Badge tone={tone}>{words}</Badge>
    </li>
  )
}
