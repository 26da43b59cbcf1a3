import { getPage as useCase } from '#core/content/cms-pages/get-page.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getPage } from '#shared/content/cms-pages/contract.ts'

export const handler = endpoint(getPage, useCase)
