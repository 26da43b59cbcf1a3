import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import { initialSettings } from '#shared/support/support-desks/initial-settings.ts'
import type { DeskId } from '#shared/support/support-requests/named-request.ts'
import { deskSettings } from './desks.ts'

/** The settings of a desk as they are now; until someone has saved any, those that a desk begins with. */
export const readDeskSettings = async (deskId: DeskId): Promise<DeskSettings> =>
  (await deskSettings.get({ deskId }, { consistent: true })) ?? initialSettings(deskId)

/** The label of a category; one that was taken away since keeps its key. */
export const categoryLabel = ({ categories }: Pick<DeskSettings, 'categories'>, key: string): string =>
  categories.find((category) => category.key === key)?.label ?? key
