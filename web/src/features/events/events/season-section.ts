import type { SeasonSection } from '#web/features/rules/seasons/public/season-section.ts'
import { SeasonCalendar } from './components/season-calendar.tsx'

export const seasonSection: SeasonSection = { id: 'calendar', title: 'Calendar', Section: SeasonCalendar }
