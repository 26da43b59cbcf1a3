import * as z from 'zod/mini'
import { Miles } from '#shared/events/events/contract.ts'
import { idSchema } from '#shared/ids.ts'
import { PlaceName } from '#shared/platform/places/place-name.ts'
import { usStates } from '#shared/platform/places/regions.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { FormatKind } from '#shared/rules/rulebooks/format-kind.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { kindWords } from '#web/features/rules/rulebooks/parts/format-kind-words.ts'
import { kindLabels } from './event-words.ts'

/** The filters of the public list in the address. */
export const eventFilter = {
  when: z._default(z.enum(['upcoming', 'past', 'month', 'mine']), 'upcoming'),
  month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  q: z.optional(z.string().check(z.maxLength(80))),
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  kind: z.optional(z.enum(['competition', 'meet'])),
  league: z.optional(idSchema('lge')),
  format: z.optional(FormatKind),
  open: z.optional(z.enum(['yes'])),
  free: z.optional(z.enum(['yes'])),
  near: z.optional(PlaceName),
  miles: z._default(Miles, '50'),
}
export type EventFilter = FilterOf<typeof eventFilter>

/** The month that a calendar shows: the one in the address, or that of today. */
export const monthOf = ({ month }: Pick<EventFilter, 'month'>, today: string) => month ?? today.slice(0, 7)

export const noFilter = {
  month: undefined,
  q: undefined,
  state: undefined,
  kind: undefined,
  league: undefined,
  format: undefined,
  open: undefined,
  free: undefined,
  near: undefined,
  miles: '50' as const,
}

const leagueChoice = (leagues: readonly Pick<League, 'id' | 'name'>[]) =>
  ({
    kind: 'choice',
    folded: true,
    name: 'league',
    label: 'League',
    any: 'All leagues',
    options: leagues.map(({ id, name }) => [id, name] as const),
  }) as const

const openChoice = {
  kind: 'choice',
  folded: true,
  name: 'open',
  label: 'Entries',
  any: 'Any entries',
  options: [['yes', 'Open for entries']],
} as const

/** The filters of a list; entries for a past event are never open. */
export const eventFilterParts = (
  when: EventFilter['when'],
  leagues: readonly Pick<League, 'id' | 'name'>[],
): FilterPart<keyof EventFilter>[] => [
  { kind: 'search', name: 'q', label: 'Search events', placeholder: 'Title, city, or venue' },
  { kind: 'choice', name: 'state', label: 'State', any: 'All states', options: usStates },
  {
    kind: 'choice',
    folded: true,
    name: 'kind',
    label: 'Kind',
    any: 'All kinds',
    options: [
      ['competition', kindLabels.competition],
      ['meet', kindLabels.meet],
    ],
  },
  ...(leagues.length > 0 ? [leagueChoice(leagues)] : []),
  {
    kind: 'choice',
    folded: true,
    name: 'format',
    label: 'Format',
    any: 'All formats',
    options: FormatKind.options.map((kind) => [kind, kindWords[kind]]),
  },
  ...(when === 'past' ? [] : [openChoice]),
  { kind: 'choice', folded: true, name: 'free', label: 'Fee', any: 'Any fee', options: [['yes', 'Free']] },
]
