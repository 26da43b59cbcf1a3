import type { Write } from '#core/db/write.ts'
import { env } from '#core/env.ts'
import { workRefusal } from '#shared/competitions/class-refusal.ts'
import { begun } from '#shared/competitions/class-step.ts'
import { AppError } from '#shared/errors.ts'
import type { ClassAt } from './class-at.ts'
import { competitionClasses } from './competition-classes.ts'
import { refuse } from './refuse.ts'

/**
 * What is written with it holds only while the class takes runs and sheets. The first of them begins it, and pins its
 * rules. A run that arrives while places are published is refused, if it comes second.
 */
export function whileScoring({ of, expect }: Pick<ClassAt, 'of' | 'expect'>, now: string): Write {
  refuse(workRefusal(of))
  if (of.state === 'planned')
    return competitionClasses.put({ ...begun(of), updatedAt: now, version: of.version + 1 }, expect)
  return {
    item: {
      ConditionCheck: {
        TableName: env('TABLE_NAME'),
        Key: competitionClasses.key(of),
        ConditionExpression: '#state = :running',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':running': 'running' },
      },
    },
    refused: () => {
      const { code = 'class_state', message = '' } = workRefusal({ state: 'provisional' }) ?? {}
      return new AppError('conflict', code, message)
    },
  }
}
