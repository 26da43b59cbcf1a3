import { getPage as useCase } from '#core/cms-pages/get-page.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getPage } from '#shared/cms-pages/contract.ts'

export const handler = endpoint(getPage, useCase)
