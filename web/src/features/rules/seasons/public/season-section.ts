import type { ComponentType } from 'react'
import type { Season } from '#shared/rules/seasons/season.ts'

/** A part of the page of a season that another noun brings. */
export type SeasonSection = {
  id: string
  title: string
  Section: ComponentType<{ seasonId: Season['id'] }>
}
