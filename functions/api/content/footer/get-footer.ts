import { getFooter as useCase } from '#core/content/footer/get-footer.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getFooter } from '#shared/content/footer/contract.ts'

export const handler = endpoint(getFooter, useCase)
