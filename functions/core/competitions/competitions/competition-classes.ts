import { judgedClassKey } from '#core/events/class-entries/judged-class-key.ts'
import { entity } from '#core/platform/db/entity.ts'
import { CompetitionClass, protestsEndAt } from '#shared/competitions/competitions/competition-class.ts'

/** Classes whose time for protests still has to end, and those that are signed and wait to be verified. */
export const protestsDue = 'CLASSDUE'
export const signedClasses = 'CLASSSIGNED'

/**
 * Classes during judging, kept with their event. `gsi1` lists the ends of their protest times, `gsi2` signed classes.
 */
export const competitionClasses = entity({
  name: 'competition-class',
  erasure: 'kept',
  schema: CompetitionClass,
  counted: ['recorded'],
  key: judgedClassKey,
  gsi1: (of) => {
    const until = of.state === 'provisional' ? protestsEndAt(of) : undefined
    return until && until !== of.protestsOver
      ? { pk: protestsDue, sk: `${until}#${of.eventId}#${of.classKey}` }
      : undefined
  },
  gsi2: ({ state, signature, eventId, classKey }) =>
    state === 'final' && signature
      ? { pk: signedClasses, sk: `${signature.at}#${eventId}#${classKey}` }
      : undefined,
})
