import * as z from 'zod/mini'
import { Miles } from '#shared/events/events/contract.ts'
import { usStates } from '#shared/platform/places/regions.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { kindLabels } from './event-words.ts'

/** The filters of the public list in the address. */
export const eventFilter = {
  when: z._default(z.enum(['upcoming', 'past', 'month', 'mine']), 'upcoming'),
  month: z.optional(z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  q: z.optional(z.string().check(z.maxLength(80))),
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  kind: z.optional(z.enum(['competition', 'meet'])),
  open: z.optional(z.enum(['yes'])),
  free: z.optional(z.enum(['yes'])),
  near: z.optional(z.string().check(z.regex(/^\d{5}$/))),
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
  open: undefined,
  free: undefined,
  near: undefined,
  miles: '50' as const,
}

export const eventFilterParts: FilterPart<keyof EventFilter>[] = [
  { kind: 'search', name: 'q', label: 'Search events', placeholder: 'Title, city or venue' },
  { kind: 'choice', name: 'state', label: 'State', any: 'All states', options: usStates },
  {
    kind: 'choice',
    name: 'kind',
    label: 'Kind',
    any: 'All kinds',
    options: [
      ['competition', kindLabels.competition],
      ['meet', kindLabels.meet],
    ],
  },
  {
    kind: 'choice',
    name: 'open',
    label: 'Entries',
    any: 'Any entries',
    options: [['yes', 'Open for entries']],
  },
  { kind: 'choice', name: 'free', label: 'Fee', any: 'Any fee', options: [['yes', 'Free']] },
]
