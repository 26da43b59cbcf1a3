import { importDrivers } from '#core/drivers/import-drivers.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { importDrivers as contract } from '#shared/drivers/contract.ts'

export const handler = endpoint(contract, ({ actor, body, now, remember }) =>
  importDrivers({ actor, given: body.drivers, remember }, now),
)
