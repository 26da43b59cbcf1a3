import { readGoogleSession as useCase } from '#core/accounts/read-google-session.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { readGoogleSession } from '#shared/accounts/google-contract.ts'

export const handler = endpoint(readGoogleSession, useCase)
