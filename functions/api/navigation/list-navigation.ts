import { endpoint } from '#core/http/endpoint.ts'
import { listNavigation as useCase } from '#core/navigation/list-navigation.ts'
import { listNavigation } from '#shared/navigation/contract.ts'

export const handler = endpoint(listNavigation, useCase)
