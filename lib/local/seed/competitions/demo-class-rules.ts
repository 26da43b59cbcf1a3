import type { ClassRules } from '#core/competitions/competitions/class-at.ts'
import { demoRulebooks } from '#lib/local/seed/rules/demo-rulebooks.ts'
import type { Event } from '#shared/events/events/event.ts'

/** Returns the rules for a class of a demo event from its rulebook. */
export function demoClassRules(
  { title, rulebook: pin }: Pick<Event, 'title' | 'rulebook'>,
  classKey: string,
  now: string,
): ClassRules {
  const rulebook = demoRulebooks(now).find(
    ({ id, versionNo }) => id === pin?.rulebookId && versionNo === pin.versionNo,
  )
  const found = rulebook?.classes.find(({ key }) => key === classKey)
  const format = rulebook?.formats.find(({ key }) => key === found?.formatKey)
  if (!rulebook || !found || !format) throw new Error(`The rules of ${title} have no class ${classKey}.`)
  return {
    leagueId: rulebook.leagueId,
    class: found,
    format,
    rubric: rulebook.rubrics.find(({ key }) => key === format.rubricKey),
    violations: rulebook.violations,
    ceilingHundredths: found.ceilingHundredths,
  }
}
