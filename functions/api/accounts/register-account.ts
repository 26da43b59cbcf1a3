import { registerAccount as useCase } from '#core/accounts/register-account.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { registerAccount } from '#shared/accounts/contract.ts'

export const handler = endpoint(registerAccount, useCase)
