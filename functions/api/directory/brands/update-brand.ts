import { stepBrand } from '#core/directory/brands/step-brand.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { updateBrand as contract } from '#shared/directory/brands/contract.ts'

function updateBrand({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, ...step } = body
  return stepBrand({ actor, brandId: params.brandId, step, version, remember }, now)
}

export const handler = endpoint(contract, updateBrand)
