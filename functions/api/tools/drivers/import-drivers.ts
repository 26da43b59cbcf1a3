import { endpoint } from '#core/platform/actors/endpoint.ts'
import { importDrivers } from '#core/tools/drivers/import-drivers.ts'
import { importDrivers as contract } from '#shared/tools/drivers/contract.ts'

export const handler = endpoint(contract, ({ actor, body, now, remember }) =>
  importDrivers({ actor, given: body.drivers, remember }, now),
)
