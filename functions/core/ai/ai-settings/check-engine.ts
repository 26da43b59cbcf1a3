import type { Engine } from '#shared/ai/ai-settings/engine.ts'
import { keyOf } from './engine-keys.ts'
import { reachEngine } from './reach-engine.ts'

/**
 * Refuses an engine whose host this deployment does not allow, whose addresses are not on the public web, or that there is
 * no key for.
 */
export async function checkEngine(engine: Pick<Engine, 'baseUrl'>): Promise<void> {
  await reachEngine(engine)
  await keyOf(engine)
}
