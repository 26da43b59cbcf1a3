import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { correctionRefusal, workRefusal } from '#shared/competitions/competitions/class-refusal.ts'
import { begun } from '#shared/competitions/competitions/class-step.ts'
import { dayRefusal } from '#shared/competitions/competitions/day-refusal.ts'
import { AppError } from '#shared/errors.ts'
import type { ClassAt } from './class-at.ts'
import { competitionClasses } from './competition-classes.ts'
import { refuse } from './refuse.ts'

/**
 * Guards writes that hold only while the class takes runs and sheets, from the day of its event on. The first of them begins it and pins
 * its rules; each counts `recorded` up, so that places are never published over one that came after they were
 * read. `correcting`: the head judge changes what was recorded, even in a verified class, which then gets a
 * further revision. `entryIds`: entries that showed up after all and are no longer absent.
 */
export function whileScoring(
  { event, of, expect }: Pick<ClassAt, 'event' | 'of' | 'expect'>,
  now: string,
  { correcting = false, entryIds = [] }: { correcting?: boolean; entryIds?: readonly string[] } = {},
): Write {
  refuse(dayRefusal(event, now))
  const refusal = correcting ? correctionRefusal : workRefusal
  refuse(refusal(of))
  const absent = of.absent.filter((one) => !entryIds.includes(one))
  if (of.state === 'planned' || absent.length < of.absent.length)
    return competitionClasses.put({ ...begun(of), absent, updatedAt: now, version: of.version + 1 }, expect)
  return {
    item: {
      Update: {
        TableName: env('TABLE_NAME'),
        Key: competitionClasses.key(of),
        UpdateExpression: 'ADD #recorded :one',
        ConditionExpression: '#state = :state',
        ExpressionAttributeNames: { '#state': 'state', '#recorded': 'recorded' },
        ExpressionAttributeValues: { ':state': of.state, ':one': 1 },
      },
    },
    refused: () => {
      const { code = 'class_state', message = '' } = workRefusal({ state: 'provisional' }) ?? {}
      return new AppError('conflict', code, message)
    },
  }
}
