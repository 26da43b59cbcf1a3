import { addTime } from '#shared/platform/time/add-time.ts'
import type { Season } from './season.ts'

/** The time the results of the last weekend may take. */
const daysOfGrace = 14

/** True if a season has been over for so long that it closes automatically. */
export const mayClose = ({ status, endsOn }: Pick<Season, 'status' | 'endsOn'>, today: string): boolean =>
  status === 'active' && addTime(`${endsOn}T00:00:00.000Z`, { days: daysOfGrace }).slice(0, 10) < today
