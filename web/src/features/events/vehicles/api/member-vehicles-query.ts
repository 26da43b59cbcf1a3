import { listMemberVehicles } from '#shared/events/vehicles/public-contract.ts'
import { query } from '#web/lib/query.ts'

/** The vehicles that a member shows: a page holds a whole garage. */
export const memberVehiclesQuery = (userId: string) =>
  query('vehicles', listMemberVehicles, { params: { userId }, query: {} })
