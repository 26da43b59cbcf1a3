import type { ListedActivity } from '#shared/platform/activities/contract.ts'

type Run = { activity: ListedActivity; times: number }

/** Equal activities that follow each other as one, with the newest of them. Each change of values stands alone. */
export function runsOf(activities: readonly ListedActivity[]): Run[] {
  const runs: Run[] = []
  for (const activity of activities) {
    const last = runs.at(-1)
    if (last && isSame(last.activity, activity)) last.times += 1
    else runs.push({ activity, times: 1 })
  }
  return runs
}

const isSame = (one: ListedActivity, other: ListedActivity) =>
  one.type === other.type &&
  one.description === other.description &&
  one.userId === other.userId &&
  one.actorId === other.actorId &&
  one.impersonated === other.impersonated &&
  [one.before, one.after, other.before, other.after].every((values) => values === undefined)
