import { endpoint } from '#core/http/endpoint.ts'
import { createUpload as useCase } from '#core/uploads/create-upload.ts'
import { createUpload } from '#shared/uploads/contract.ts'

export const handler = endpoint(createUpload, useCase)
