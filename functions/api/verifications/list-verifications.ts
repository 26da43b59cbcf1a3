import { endpoint } from '#core/http/endpoint.ts'
import { listVerifications as useCase } from '#core/verifications/list-verifications.ts'
import { listVerifications } from '#shared/verifications/contract.ts'

export const handler = endpoint(listVerifications, useCase)
