import * as z from 'zod/mini'
import { listFaqs } from '#core/faqs/list-faqs.ts'
import { listNavigation } from '#core/navigation/list-navigation.ts'
import { listPlans } from '#core/plans/list-plans.ts'
import type { Contract } from '#shared/http/route.ts'

/** The use-cases behind what public screens read, called without a network in between. */
const useCases: Record<string, () => Promise<unknown>> = { listFaqs, listNavigation, listPlans }

/** Answers a call as its route would, for callers that are not signed in. */
export async function answerPublicCall(contract: Contract): Promise<unknown> {
  const useCase = useCases[contract.name]
  if (!useCase || contract.auth !== 'public' || !contract.response)
    throw new Error(`${contract.name} cannot be called while a page is rendered`)
  return JSON.parse(JSON.stringify(z.parse(contract.response, await useCase())))
}
