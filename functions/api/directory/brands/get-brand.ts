import { getBrand } from '#core/directory/brands/get-brand.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getBrand as contract } from '#shared/directory/brands/contract.ts'

export const handler = endpoint(contract, getBrand)
