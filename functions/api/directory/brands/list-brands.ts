import { listBrands } from '#core/directory/brands/list-brands.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listBrands as contract } from '#shared/directory/brands/contract.ts'

export const handler = endpoint(contract, listBrands)
