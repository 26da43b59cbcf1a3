import type { DeskSettings } from '#shared/support/support-desks/desk-settings.ts'
import type { ShownDesk } from '#shared/support/support-desks/shown-desk.ts'

/** A desk as those who ask see it: the categories that are in use, and its hours. */
export const shownDesk = ({ deskId, categories, hours }: DeskSettings, name: string): ShownDesk => ({
  deskId,
  name,
  categories: categories.filter(({ active }) => active).map(({ key, label }) => ({ key, label })),
  hours,
  takesMail: (process.env.SUPPORT_DOMAIN ?? '') !== '',
})
