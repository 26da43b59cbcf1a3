import { endpoint } from '#core/http/endpoint.ts'
import { resumeSubscription as useCase } from '#core/subscriptions/resume-subscription.ts'
import { resumeSubscription } from '#shared/subscriptions/contract.ts'

export const handler = endpoint(resumeSubscription, useCase)
