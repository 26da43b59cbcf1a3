import { endpoint } from '#core/http/endpoint.ts'
import { signOut as useCase } from '#core/sessions/sign-out.ts'
import { signOut } from '#shared/sessions/contract.ts'

export const handler = endpoint(signOut, useCase)
