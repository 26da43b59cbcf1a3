// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import * as z from 'zod/mini'
import { LeagueId } from '#shared/rules/leagues/league-id.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { LeagueTab } from '../components/league-tab.ts'
import * as brought from '../components/league-tabs-of-nouns.ts'
import { LeaguesTab } from '../components/leagues-tab.tsx'
import { OfLeague } from '../components/of-league.tsx'

/** Each brings the forms of its noun, so it loads when it is opened. */
const tabs: LeagueTab[] = [
  {
    id: 'rulebooks',
    label: 'Rulebooks',
    load: async () => ({
      default: (await import('#web/features/rules/rulebooks/components/rulebooks-tab.tsx')).RulebooksTab,
    }),
  },
  {
    id: 'seasons',
    label: 'Seasons',
    load: async () => ({
      default: (await import('#web/features/rules/seasons/components/seasons-tab.tsx')).SeasonsTab,
    }),
  },
  ...Object.values(brought),
  {
    id: 'numbers',
    label: 'Numbers',
    load: async () => ({ default: (await import('../components/numbers-tab.tsx')).NumbersTab }),
  },
]
const loaded = tabs.map(({ load, ...tab }) => ({ ...tab, Content: lazy(load) }))

const Tab = z.enum(['leagues', ...tabs.map(({ id }) => id)])
const fields = { tab: z._default(Tab, 'leagues'), league: z.optional(LeagueId) }

export const title = 'Leagues and seasons'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(fields)
  return (
    <div className="page">
      <ScreenHeader
        title="Leagues and seasons"
        lead="Rulebooks, seasons, and member numbers of each league."
      />
      <Tabs
        label="What to manage"
        value={filter.tab}
        onChange={(tab) => setFilter({ tab: z.parse(Tab, tab) })}
        tabs={[
          { id: 'leagues', label: 'Leagues', content: <LeaguesTab /> },
          ...loaded.map(({ id, label, Content }) => ({
            id,
            label,
            content: (
              <OfLeague leagueId={filter.league} onChange={(league) => setFilter({ league })}>
                {(league) => (
                  <Suspense fallback={<Skeleton lines={4} className="h-12" />}>
                    <Content key={league.id} league={league} />
                  </Suspense>
                )}
              </OfLeague>
            ),
          })),
        ]}
      />
    </div>
  )
}
