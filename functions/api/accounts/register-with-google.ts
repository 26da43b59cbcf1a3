import { registerWithGoogle as useCase } from '#core/accounts/register-with-google.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { registerWithGoogle } from '#shared/accounts/google-contract.ts'

export const handler = endpoint(registerWithGoogle, useCase)
