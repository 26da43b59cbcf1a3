import { listBreachedPasswords as useCase } from '#core/accounts/list-breached-passwords.ts'
import { endpoint } from '#core/http/endpoint.ts'
import { listBreachedPasswords } from '#shared/accounts/contract.ts'

export const handler = endpoint(listBreachedPasswords, useCase)
