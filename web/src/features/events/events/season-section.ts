import type { SeasonSection } from '#web/features/rules/seasons/public/season-section.ts'
import { SeasonCalendar } from './components/season-calendar.tsx'

export const seasonSection: SeasonSection = { place: 2, Section: SeasonCalendar }
