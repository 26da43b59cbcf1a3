import { isDeepStrictEqual } from 'node:util'
import type { Write } from '#core/platform/db/write.ts'
import { rulebooks } from '#core/rules/rulebooks/rulebooks.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import { AppError } from '#shared/errors.ts'
import type { Event } from '#shared/events/events/event.ts'
import { eventSeasonRefusal } from '#shared/events/events/event-season-refusal.ts'
import { classKeyProblems } from '#shared/rules/rulebooks/class-key-problems.ts'
import type { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'

const refused = (code: string, message: string, path: string) =>
  new AppError('unprocessable', code, message, { errors: [{ path: `body.${path}`, message }] })

const noRulebook = () => refused('event_rulebook', 'Choose a published version of a rulebook.', 'rulebook')

/**
 * Holds an event to the seasons in which it counts and to the rulebooks that it names, which must stay as they were
 * read until it is written. What it had before, it keeps, also when a rulebook is retired; to be published, all of it
 * must hold.
 */
export async function holdToRules(after: Event, before: Event | undefined): Promise<Write[]> {
  const isShown = before?.status === 'published'
  const isPublished = after.status === 'published'
  const had = isPublished && !isShown ? undefined : before
  const kept = had ? pinsOf(had) : []
  const pins = pinsOf(after).filter((pin) => !kept.some((one) => isDeepStrictEqual(one, pin)))
  const [held, running] = await Promise.all([
    Promise.all(pins.map(holdToRulebook)),
    holdToSeasons(after, had, isPublished),
    holdToClassKeys(after, had),
  ])
  return [...held, ...running]
}

/** The rulebooks that an event names, each once. */
function pinsOf({ rulebook, seasons: counted }: Event): RulebookPin[] {
  const all = [...(rulebook ? [rulebook] : []), ...counted.map((one) => one.rulebook)]
  return all.filter((pin, at) => all.findIndex((one) => isDeepStrictEqual(one, pin)) === at)
}

const read = ({ rulebookId, versionNo }: RulebookPin) =>
  rulebooks.get({ id: rulebookId, versionNo }, { consistent: true })

async function holdToRulebook(pin: RulebookPin): Promise<Write> {
  const rulebook = await read(pin)
  if (rulebook?.status !== 'published') throw noRulebook()
  const { id, versionNo, version } = rulebook
  return rulebooks.check({ id, versionNo }, { version }, noRulebook)
}

async function holdToSeasons(after: Event, had: Event | undefined, isPublished: boolean): Promise<Write[]> {
  if (had && had.startsOn === after.startsOn && isDeepStrictEqual(had.seasons, after.seasons)) return []
  const held = after.seasons.map(async (chosen, at) => {
    const season = await seasons.get({ id: chosen.seasonId }, { consistent: true })
    const refusal = eventSeasonRefusal(chosen, season, isPublished ? after.startsOn : undefined)
    if (refusal) throw refused(refusal.code, refusal.message, `seasons.${at}.${refusal.path}`)
    return season ? [seasons.check({ id: season.id }, { version: season.version })] : []
  })
  return (await Promise.all(held)).flat()
}

async function holdToClassKeys(after: Event, had: Event | undefined): Promise<void> {
  const { rulebook: pin, classes } = after
  if (!pin) return
  if (had && isDeepStrictEqual(had.rulebook, pin) && isDeepStrictEqual(had.classes, classes)) return
  const [first, ...more] = classKeyProblems(classes, (await read(pin))?.classes ?? [])
  if (first)
    throw new AppError('unprocessable', 'class_key', first.message, {
      errors: [first, ...more].map(({ path, message }) => ({ path: `body.${path}`, message })),
    })
}
