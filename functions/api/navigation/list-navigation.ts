import { listNavigation as useCase } from '#core/navigation/list-navigation.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listNavigation } from '#shared/navigation/contract.ts'

export const handler = endpoint(listNavigation, useCase)
