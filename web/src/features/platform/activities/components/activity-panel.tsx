import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ActivityType } from '#shared/platform/activities/activity-type.ts'
import type { ListedActivity } from '#shared/platform/activities/contract.ts'
import { myActivityPagesQuery } from '../api/activity-queries.ts'
import { ActivityList } from './activity-list.tsx'
import { ActivityTypeField } from './activity-type-field.tsx'

/** The history of the member's own account. */
export function ActivityPanel() {
  const [type, setType] = useState<ActivityType>()
  const pages = useInfiniteQuery(myActivityPagesQuery(type))
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-xl text-dim">
          Everything that you and our administrators did with your account. If you don’t recognize something,
          change your password.
        </p>
        <ActivityTypeField value={type} onChange={setType} />
      </div>
      <ActivityList pages={pages} people={byWhom} />
    </div>
  )
}

function byWhom({ userId, actorId, actorName, impersonated }: ListedActivity): string | undefined {
  if (!actorId) return undefined
  if (actorId === userId) return 'By you'
  return impersonated
    ? `By ${actorName}, an administrator acting as you`
    : `By ${actorName}, an administrator`
}
