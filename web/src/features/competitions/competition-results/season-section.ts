import type { SeasonSection } from '#web/features/rules/seasons/public/season-section.ts'
import { FinishedShows } from './components/finished-shows.tsx'

export const seasonSection: SeasonSection = { place: 3, Section: FinishedShows }
