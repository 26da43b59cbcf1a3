import * as z from 'zod/mini'
import { FooterSection, NavigationPlacement, PageStatus } from '#shared/content/cms-pages/page.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { placementLabels, sectionLabels } from './page-labels.ts'

/** The filters of the list of pages in the address. */
export const pageFilter = {
  status: z._default(PageStatus, 'published'),
  placement: z.optional(NavigationPlacement),
  section: z.optional(FooterSection),
  q: z.optional(z.string().check(z.maxLength(80))),
}
export type PageFilter = FilterOf<typeof pageFilter>

export const pageFilterParts: FilterPart<'q' | 'placement' | 'section'>[] = [
  { kind: 'search', name: 'q', label: 'Search pages', placeholder: 'Title or address' },
  {
    kind: 'choice',
    name: 'placement',
    label: 'Placement',
    any: 'Any placement',
    options: NavigationPlacement.options.map((placement) => [placement, placementLabels[placement]]),
  },
  {
    kind: 'choice',
    name: 'section',
    label: 'Footer section',
    any: 'Any section',
    options: FooterSection.options.map((section) => [section, sectionLabels[section]]),
  },
]
