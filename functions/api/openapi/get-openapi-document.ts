import { endpoint } from '#core/actors/endpoint.ts'
import { getOpenapiDocument } from '#shared/openapi/contract.ts'
import document from './openapi.json' with { type: 'json' }

export const handler = endpoint(getOpenapiDocument, async () => document)
