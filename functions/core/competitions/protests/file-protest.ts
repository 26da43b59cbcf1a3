import { protests } from '#core/competitions/competitions/protests.ts'
import { protestsOfClass } from '#core/competitions/competitions/protests-of-class.ts'
import { recordedIn } from '#core/competitions/competitions/recorded-in.ts'
import { refuse } from '#core/competitions/competitions/refuse.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { publishUploads } from '#core/platform/uploads/publish-uploads.ts'
import type { Protest, ProtestFields } from '#shared/competitions/protests/protest.ts'
import { protestRefusal } from '#shared/competitions/protests/protest-refusal.ts'
import { newId } from '#shared/ids.ts'
import { protestWork } from './protest-work.ts'

const extensions: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

type Filing = {
  actor: Actor
  of: Pick<Protest, 'eventId' | 'classKey'>
  fields: ProtestFields
  remember: (protest: Protest) => Write[]
}

/**
 * Files a protest against the revision that is out. If another one comes out in the same moment, the protest must be
 * filed again.
 */
export async function fileProtest({ actor, of, fields, remember }: Filing, now: string): Promise<Protest> {
  return untilUnchanged(
    async () => {
      const { at, by, own } = await protestWork(actor, of)
      const filed = await protestsOfClass(of.eventId, of.classKey)
      const isHeadJudge = by.roles.includes('head_judge')
      const entryIds = own.map(({ entryId }) => entryId)
      refuse(
        protestRefusal(at.of, fields, { userId: actor.userId, entryIds, isHeadJudge }, filed, {
          timeZone: at.event.timeZone,
          now,
        }),
      )
      const { evidenceUploadIds, ...said } = fields
      const protest: Protest = {
        id: newId('pro', now),
        eventId: at.event.id,
        classKey: of.classKey,
        revision: at.of.revision,
        by: actor.userId as Protest['by'],
        ...(own[0] && { entryId: own[0].entryId }),
        ...said,
        evidence: [],
        status: 'open',
        createdAt: now,
        updatedAt: now,
        version: 1,
      }
      let answer = protest
      const nameFor = (contentType: string) => `${newId('fil', now)}.${extensions[contentType]}`
      await publishUploads(
        { userId: actor.userId, uploadIds: evidenceUploadIds, purpose: 'protest-evidence', nameFor },
        (files) => {
          answer = { ...protest, evidence: files.map(({ key }) => key) }
          return [
            protests.put(answer, { absent: true }),
            // It belongs to the revision that its entrant saw.
            recordedIn(at.of),
            announce(
              'protest.filed',
              { eventId: answer.eventId, classKey: answer.classKey, protestId: answer.id },
              now,
            ),
            ...remember(answer),
          ]
        },
      )
      return answer
    },
    // Many may protest at the end of the time for it.
    { crowd: true },
  )
}
