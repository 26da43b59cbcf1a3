import { addTime } from '#shared/time/add-time.ts'
import type { Season } from './season.ts'

/** How long the results of the last weekend may take. */
const daysOfGrace = 14

/** Whether a season is over for so long that it closes by itself. */
export const mayClose = ({ status, endsOn }: Pick<Season, 'status' | 'endsOn'>, today: string): boolean =>
  status === 'active' && addTime(`${endsOn}T00:00:00.000Z`, { days: daysOfGrace }).slice(0, 10) < today
