import { aiFeatures } from './ai-feature.ts'
import { aiRefusal } from './ai-refusal.ts'
import type { AiSettings, AiSettingsFields } from './ai-settings.ts'

const embeds = ({ engine }: Pick<AiSettings, 'engine'>) => `${engine?.baseUrl} ${engine?.embeddingModel}`

/**
 * The settings as an administrator wants them. The service that searches use is not changed in place: their vectors would
 * not fit it. While no one searches it may change, and its vectors are made afresh once someone does.
 */
export function changeSettings(before: AiSettings, fields: AiSettingsFields): AiSettings {
  const { engine, features } = fields
  if (!engine && aiFeatures.some((feature) => features[feature].on)) throw aiRefusal.noEngine()
  if (features.answer_search.on && !engine?.embeddingModel) throw aiRefusal.noEmbeddings()
  const { space } = before
  const moves = embeds(before) !== embeds(fields)
  if (space && moves && before.features.answer_search.on && features.answer_search.on) throw aiRefusal.moves()
  return { ...fields, ...(space && !moves && { space }), version: before.version + 1 }
}

/**
 * Tells whether a change sends texts where none were sent before, so that the address is looked at first. AI help can
 * always be turned off, also when the service has left the web or the list of the deployment.
 */
export const sendsElsewhere = (before: AiSettings, after: AiSettings): boolean =>
  before.engine?.baseUrl !== after.engine?.baseUrl ||
  aiFeatures.some((feature) => after.features[feature].on && !before.features[feature].on)
