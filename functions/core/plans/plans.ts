import { entity } from '#core/db/entity.ts'
import { Plan } from '#shared/plans/plan.ts'

/** The catalogue is one partition in display order: a page of it is one query. */
export const plans = entity({
  name: 'plan',
  schema: Plan,
  key: ({ id }: { id: string }) => ({ pk: 'PLANS', sk: `PLAN#${id}` }),
})
