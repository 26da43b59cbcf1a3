import type { SeasonSection } from '#web/features/rules/seasons/public/season-section.ts'
import { SeasonTop } from './components/season-top.tsx'

export const seasonSection: SeasonSection = { place: 1, Section: SeasonTop }
