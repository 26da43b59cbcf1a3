import { useQuery } from '@tanstack/react-query'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { leagueIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'
import { pinPath } from '#shared/rules/rulebooks/rulebook-path.ts'
import type { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { noteWords } from '#shared/rules/seasons/season-note.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { SeasonBadge } from '#web/features/rules/leagues/components/status-badges.tsx'
import { PrintButton } from '#web/features/rules/leagues/public/print-button.tsx'
import { useLeagueName } from '#web/features/rules/leagues/public/use-league-name.ts'
import { publishedRulebookQuery } from '#web/features/rules/rulebooks/api/rulebook-queries.ts'
import { ClassList } from '#web/features/rules/rulebooks/public/class-list.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import * as sections from './season-sections-of-nouns.ts'
import { seasonRules } from './season-words.ts'

/** A season as everyone sees it: the dates of its events, the points for places, and its rules. */
export function SeasonPage({ season }: { season: Season }) {
  const { id, name, leagueId, startsOn, endsOn, status, rulebook, notes } = season
  const league = useLeagueName(leagueId)
  return (
    <article className="shell py-10">
      <PageHeader
        title={name}
        {...(league && { label: league })}
        lead={
          <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
            {utcDay(startsOn)} to {utcDay(endsOn)} <SeasonBadge status={status} />
          </span>
        }
        actions={<PrintButton />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-10">
          {Object.values(sections).map(({ id: part, title, Section }) => (
            <section key={part} aria-labelledby={part} className="min-w-0">
              <h2 id={part} className="wide mb-4 text-xl">
                {title}
              </h2>
              <Section seasonId={id} />
            </section>
          ))}
        </div>
        <aside aria-label="Rules" className="grid min-w-0 gap-6">
          <Panel title="How points count">
            <dl className="grid gap-3">
              {seasonRules(season).map(([rule, words]) => (
                <div key={rule}>
                  <dt className="text-sm text-dim">{rule}</dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </Panel>
          {notes.length > 0 && (
            <Panel title="Changed while it ran">
              <Facts facts={notes.map((note) => [utcDay(note.at), noteWords(note)] as const)} />
            </Panel>
          )}
        </aside>
      </div>
      {rulebook && (
        <section aria-labelledby="classes" className="mt-10">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
            <h2 id="classes" className="wide text-xl">
              Classes
            </h2>
            <TextLink to={pinPath(rulebook)}>Read the rulebook</TextLink>
          </div>
          <SeasonClasses pin={rulebook} />
        </section>
      )}
    </article>
  )
}

/** The classes of the rulebook that a season runs by. */
function SeasonClasses({ pin: { rulebookId, versionNo } }: { pin: RulebookPin }) {
  const { data, error, isFetching, refetch } = useQuery(
    publishedRulebookQuery(leagueIdOf(rulebookId), versionNo),
  )
  if (data) return <ClassList rulebook={data} />
  if (data === null) return null
  if (error)
    return (
      <QueryFailure
        title="The classes did not load"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return <Skeleton lines={4} className="h-12" />
}
