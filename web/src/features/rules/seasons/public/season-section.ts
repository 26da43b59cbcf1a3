import type { ComponentType } from 'react'
import type { Season } from '#shared/rules/seasons/season.ts'

/** A part of the page of a season that another noun brings. It has its own heading, and is gone if it has nothing. */
export type SeasonSection = {
  /** Its place among the parts: who leads, what is next, and what was. */
  place: 1 | 2 | 3
  Section: ComponentType<{ seasonId: Season['id'] }>
}
