import { getFooter as useCase } from '#core/footer/get-footer.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getFooter } from '#shared/footer/contract.ts'

export const handler = endpoint(getFooter, useCase)
