import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { AiFeature } from './ai-feature.ts'
import { FeatureSettings } from './ai-settings.ts'

export const getAiStatus = route({
  name: 'getAiStatus',
  method: 'GET',
  path: '/api/ai/status',
  auth: 'public',
  caching: 'minute',
  summary: 'What AI helps with here, for whom, and where texts are sent',
  response: z.object({
    features: z.array(z.object({ feature: AiFeature, on: z.boolean(), who: FeatureSettings.shape.who })),
    /** The host that texts are sent to; absent while nothing is on. */
    host: z.optional(z.string()),
  }),
})
