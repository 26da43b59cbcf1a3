import { shownMember } from '#core/community/members/shown-member.ts'
import type {
  listMemberVehicles as contract,
  PublicVehicle,
} from '#shared/events/vehicles/public-contract.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import type { ParamsOf, QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import { garagePartition, vehicles } from './vehicles.ts'

type Asked = { params: ParamsOf<typeof contract>; query: QueryOf<typeof contract> }

/** The garage that a member shows, without archived vehicles. */
export async function listMemberVehicles({ params, query }: Asked): Promise<ResponseOf<typeof contract>> {
  const [{ publicFields }, { items, ...rest }] = await Promise.all([
    shownMember(params.userId),
    vehicles.list({ index: 'gsi1', pk: garagePartition(params.userId), newestFirst: true, ...query }),
  ])
  if (!publicFields.includes('garage')) return { items: [] }
  return { ...rest, items: items.map(publicVehicle) }
}

const publicVehicle = ({ id, name, year, make, model, color, photoUrl }: Vehicle): PublicVehicle => ({
  id,
  name,
  year,
  make,
  model,
  color,
  ...(photoUrl && { photoUrl }),
})
