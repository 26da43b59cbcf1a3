import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import type { DeskCategoryChoice } from './desk-api.ts'

/** The categories that a request can be given. */
export const usableCategories = ({ categories }: Pick<DeskSettings, 'categories'>): DeskCategoryChoice[] =>
  categories.filter(({ active }) => active).map(({ key, label }) => ({ key, label }))
