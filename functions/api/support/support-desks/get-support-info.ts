import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getSupportInfo } from '#core/support/support-desks/get-support-info.ts'
import { getSupportInfo as contract } from '#shared/support/support-desks/contract.ts'

export const handler = endpoint(contract, getSupportInfo)
