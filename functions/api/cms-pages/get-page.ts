import { endpoint } from '#core/actors/endpoint.ts'
import { getPage as useCase } from '#core/cms-pages/get-page.ts'
import { getPage } from '#shared/cms-pages/contract.ts'

export const handler = endpoint(getPage, useCase)
