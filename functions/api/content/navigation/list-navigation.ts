import { listNavigation as useCase } from '#core/content/navigation/list-navigation.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listNavigation } from '#shared/content/navigation/contract.ts'

export const handler = endpoint(listNavigation, useCase)
