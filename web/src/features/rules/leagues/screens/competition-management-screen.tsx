// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import * as z from 'zod/mini'
import { LeagueId } from '#shared/rules/leagues/league.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { RulebooksTab } from '#web/features/rules/rulebooks/components/rulebooks-tab.tsx'
import { SeasonsTab } from '#web/features/rules/seasons/components/seasons-tab.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import * as leagueTabs from '../components/league-tabs-of-nouns.ts'
import { LeaguesTab } from '../components/leagues-tab.tsx'
import { NumbersTab } from '../components/numbers-tab.tsx'
import { OfLeague } from '../components/of-league.tsx'

const brought = Object.values(leagueTabs).map(({ load, ...tab }) => ({ ...tab, Content: lazy(load) }))

const Tab = z.enum(['leagues', 'rulebooks', 'seasons', ...brought.map(({ id }) => id), 'numbers'])
const fields = { tab: z._default(Tab, 'leagues'), league: z.optional(LeagueId) }

export const title = 'Leagues and seasons'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(fields)
  const ofLeague = {
    leagueId: filter.league,
    onChange: (league: typeof filter.league) => setFilter({ league }),
  }
  return (
    <div className="page">
      <ScreenHeader
        title="Leagues and seasons"
        lead="The rules that people compete by, and the years in which events give points."
      />
      <Tabs
        label="What to manage"
        value={filter.tab}
        onChange={(tab) => setFilter({ tab: z.parse(Tab, tab) })}
        tabs={[
          { id: 'leagues', label: 'Leagues', content: <LeaguesTab /> },
          {
            id: 'rulebooks',
            label: 'Rulebooks',
            content: (
              <OfLeague {...ofLeague}>
                {(league) => <RulebooksTab key={league.id} league={league} />}
              </OfLeague>
            ),
          },
          {
            id: 'seasons',
            label: 'Seasons',
            content: (
              <OfLeague {...ofLeague}>{(league) => <SeasonsTab key={league.id} league={league} />}</OfLeague>
            ),
          },
          ...brought.map(({ id, label, Content }) => ({
            id,
            label,
            content: (
              <OfLeague {...ofLeague}>
                {(league) => (
                  <Suspense fallback={<Skeleton lines={4} className="h-12" />}>
                    <Content key={league.id} league={league} />
                  </Suspense>
                )}
              </OfLeague>
            ),
          })),
          {
            id: 'numbers',
            label: 'Numbers',
            content: (
              <OfLeague {...ofLeague}>{(league) => <NumbersTab key={league.id} league={league} />}</OfLeague>
            ),
          },
        ]}
      />
    </div>
  )
}
