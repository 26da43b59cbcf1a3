import * as z from 'zod/mini'

/** Why a view or a click does not count. */
export const FilterReason = z.enum(['bots', 'noMetadata', 'own', 'network', 'replayed', 'late'])
export type FilterReason = z.infer<typeof FilterReason>

export const filterWords: Record<FilterReason, string> = {
  bots: 'Known bots',
  noMetadata: 'Not from a browser',
  own: 'Your own members and administrators',
  network: 'Too many from one network',
  replayed: 'Counted before',
  late: 'Too late',
}

const Filtered = z.object({
  bots: z._default(z.int(), 0),
  noMetadata: z._default(z.int(), 0),
  own: z._default(z.int(), 0),
  network: z._default(z.int(), 0),
  replayed: z._default(z.int(), 0),
  late: z._default(z.int(), 0),
})

/** What an ad did in a zone on a day. Written when windows close, and by clicks. */
export const AdFigures = z.object({
  served: z._default(z.int(), 0),
  viewed: z._default(z.int(), 0),
  notViewed: z._default(z.int(), 0),
  clicks: z._default(z.int(), 0),
  ...Filtered.shape,
})
export type AdFigures = z.infer<typeof AdFigures>

export const noFigures: AdFigures = {
  served: 0,
  viewed: 0,
  notViewed: 0,
  clicks: 0,
  bots: 0,
  noMetadata: 0,
  own: 0,
  network: 0,
  replayed: 0,
  late: 0,
}

/** The sum of figures. */
export const sumOfFigures = (all: readonly AdFigures[]): AdFigures =>
  all.reduce(
    (sum, one) =>
      Object.fromEntries(
        Object.entries(sum).map(([name, figure]) => [name, figure + one[name as keyof AdFigures]]),
      ) as AdFigures,
    noFigures,
  )

export const filteredCount = (figures: AdFigures): number =>
  FilterReason.options.reduce((sum, reason) => sum + figures[reason], 0)

/** Clicks of a hundred views, to two decimals; undefined where there was no view. */
export const clickRate = ({ viewed, clicks }: Pick<AdFigures, 'viewed' | 'clicks'>): string | undefined =>
  viewed === 0 ? undefined : `${((clicks * 100) / viewed).toFixed(2)}%`
