import { requestDeletion as useCase } from '#core/deletions/request-deletion.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { requestDeletion } from '#shared/deletions/contract.ts'

export const handler = endpoint(requestDeletion, useCase)
