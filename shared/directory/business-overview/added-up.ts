import type { ListingFigures } from '#shared/directory/listings/own-contract.ts'

type Day = ListingFigures & { on: string }

/** The days of several listings as those of one business. All have the same days. */
export const addedUp = ([first = [], ...others]: readonly (readonly Day[])[]): Day[] =>
  first.map(({ on, views, reveals }, at) =>
    others.reduce<Day>(
      (sum, days) => ({
        on,
        views: sum.views + (days[at]?.views ?? 0),
        reveals: sum.reveals + (days[at]?.reveals ?? 0),
      }),
      { on, views, reveals },
    ),
  )
