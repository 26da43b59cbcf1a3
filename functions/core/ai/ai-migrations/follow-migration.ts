import { alone } from '#core/platform/jobs/alone.ts'
import { fillNewSpace } from './fill-new-space.ts'
import { makePlan } from './make-plan.ts'
import { migrationRuns, migrations, type StoredMigration } from './migrations.ts'
import { leaseSeconds, newTurn, type Turn } from './turn.ts'

const migrationUnderWay = async (): Promise<StoredMigration | undefined> => {
  const run = await migrationRuns.get({}, { consistent: true })
  return run?.migrationId ? migrations.get({ id: run.migrationId }, { consistent: true }) : undefined
}

/** Plans a migration that waits for its plan; one turn at a time. */
export const planMigrations = (now: string) =>
  alone({ job: 'plan_ai_migration', seconds: leaseSeconds, now }, async () => {
    const migration = await migrationUnderWay()
    if (migration?.state === 'planning') await makePlan(migration, newTurn(now))
  })

/**
 * Vectors are written by one turn at a time, so that none are dropped or made twice meanwhile. While another one works, it
 * is undefined.
 */
export const withVectors = <T>(now: string, work: (turn: Turn) => Promise<T>): Promise<T | undefined> =>
  alone({ job: 'fill_ai_vectors', seconds: leaseSeconds, now }, () => work(newTurn(now)))

/** Goes on with a migration whose new vectors are being made. */
export async function followFilling(turn: Turn): Promise<void> {
  const migration = await migrationUnderWay()
  if (migration?.state === 'filling') await fillNewSpace(migration, turn)
}
