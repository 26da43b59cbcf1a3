import type { ComponentType } from 'react'
import type { Season } from '#shared/rules/seasons/season.ts'

/** Shows what a rebuild would change in a class. The noun that keeps what is rebuilt brings it. */
export type RebuildPreview = ComponentType<{ season: Season; classKey: string }>
