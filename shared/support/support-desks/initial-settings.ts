import { type DeskId, platformDesk } from '#shared/support/support-requests/named-request.ts'
import { otherCategory } from '#shared/support/support-requests/support-request.ts'
import type { DeskCategory, DeskSettings, DeskSettingsFields } from './desk-settings.ts'

const category = (
  key: string,
  label: string,
  priority: DeskCategory['priority'] = 'normal',
): DeskCategory => ({
  key,
  label,
  priority,
  active: true,
})

const other = category(otherCategory, 'Something else')

const platformCategories = [
  category('payments', 'Payments and refunds', 'high'),
  category('account', 'Your account'),
  category('verification', 'Your business review'),
  category('events', 'Events and results'),
  category('listings', 'Listings and marketplace'),
  category('data', 'Your data'),
  category('content', 'A profile or a picture'),
  category('technical', 'Something does not work'),
  other,
]

const organizationCategories = [
  category('membership', 'Membership'),
  category('events', 'Events and entries'),
  category('results', 'Results and points'),
  other,
]

const nineToFive: [number, number][] = [[540, 1020]]

const shared: Omit<DeskSettingsFields, 'categories'> = {
  hours: {
    timeZone: 'America/Chicago',
    week: [[], nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, []],
    holidays: [],
  },
  policies: {
    urgent: { firstAnswerMinutes: 60, solveMinutes: 480 },
    high: { firstAnswerMinutes: 240, solveMinutes: 960 },
    normal: { firstAnswerMinutes: 480, solveMinutes: 2400 },
    low: { firstAnswerMinutes: 960, solveMinutes: 4800 },
  },
  autoReply: { on: true, text: 'A person reads every request.' },
  closeAfterDays: 7,
  signature: '',
}

/** The settings of a desk until someone saves others. */
export const initialSettings = (deskId: DeskId): DeskSettings => ({
  deskId,
  categories: deskId === platformDesk ? platformCategories : organizationCategories,
  ...shared,
  version: 0,
})
