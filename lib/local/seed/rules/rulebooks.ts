import { rulebooks } from '#core/rules/rulebooks/rulebooks.ts'
import { demoRulebooks } from './demo-rulebooks.ts'

/** The rulebooks of the demo leagues. */
export const seed = (now: string) =>
  demoRulebooks(now).map((rulebook) => rulebooks.put(rulebook, { absent: true }))
