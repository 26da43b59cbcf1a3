import { endpoint } from '#core/http/endpoint.ts'
import { chooseFirstPassword as useCase } from '#core/security/choose-first-password.ts'
import { chooseFirstPassword } from '#shared/security/contract.ts'

export const handler = endpoint(chooseFirstPassword, useCase)
