import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getDriver } from '#core/tools/drivers/get-driver.ts'
import { getDriver as contract } from '#shared/tools/drivers/contract.ts'

export const handler = endpoint(contract, getDriver)
