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
import { useLeague } from '#web/features/rules/leagues/public/use-league.ts'
import { publishedRulebookQuery } from '#web/features/rules/rulebooks/api/rulebook-queries.ts'
import { ClassList } from '#web/features/rules/rulebooks/public/class-list.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PointsTable } from './points-table.tsx'
import { SeasonPart } from './season-part.tsx'
import * as sections from './season-sections-of-nouns.ts'
import { seasonRules } from './season-words.ts'

const parts = Object.values(sections).toSorted((one, other) => one.place - other.place)

/** A season as everyone sees it: who leads, what is next, what was, and its rules. */
export function SeasonPage({ season }: { season: Season }) {
  const { id, name, leagueId, startsOn, endsOn, status, rulebook, notes } = season
  const league = useLeague(leagueId)
  return (
    <article className="shell py-10">
      <PageHeader
        title={name}
        label={league?.name}
        lead={
          <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
            {utcDay(startsOn)} to {utcDay(endsOn)} <SeasonBadge status={status} />
          </span>
        }
        actions={
          <>
            <ButtonLink to={`/leaderboard?season=${id}`}>Leaderboard</ButtonLink>
            <PrintButton />
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-10">
          {parts.map(({ place, Section }) => (
            <Section key={place} seasonId={id} />
          ))}
        </div>
        <aside aria-label="Rules" className="grid min-w-0 gap-6">
          <Panel flush title="Points">
            <div className="px-5 py-2.5">
              <PointsTable points={season.pointsTable} />
            </div>
            <dl className="grid gap-3 border-t border-line px-5 py-4">
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
        <div className="mt-10">
          <SeasonPart
            id="classes"
            title="Classes"
            aside={<TextLink to={pinPath(rulebook)}>Read the rulebook</TextLink>}
          >
            <SeasonClasses pin={rulebook} />
          </SeasonPart>
        </div>
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
  return <Skeleton lines={4} className="h-24" />
}
